// Pictures that Python draws, one after the other, those in sight first.

import { backend } from "../backend/backend.js";
import { h } from "../parts/dom.js";

/** @param {() => boolean} isCurrent false as soon as the pictures are no longer wanted */
export function pictureQueue(isCurrent) {
  const waiting = new Map();
  let isDrawing = false;
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) draw(target);
  }, { rootMargin: "200px" });
  const due = [];

  async function draw(image) {
    observer.unobserve(image);
    due.push(image);
    if (isDrawing) return;
    isDrawing = true;
    while (due.length && isCurrent()) {
      const next = due.shift();
      const picture = await backend.ask("draw", waiting.get(next)).catch(() => null);
      if (picture) next.src = `data:image/svg+xml;utf8,${encodeURIComponent(picture.text)}`;
    }
    isDrawing = false;
  }

  return {
    /** An image that is drawn once it is in sight. @param {object} asked as `draw` of the desk takes it @param {object} [props] */
    of(asked, props = { alt: "", width: 120, height: 120 }) {
      const image = h("img", props);
      waiting.set(image, asked);
      observer.observe(image);
      return image;
    },
  };
}
