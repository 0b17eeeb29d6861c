/**
 * A board in a notebook, as anywidget shows it. The page stands in a frame without a server: it is made of the files
 * packed here, and what it asks goes through the widget's messages to the notebook's Python.
 *
 * The frame has an origin of its own. So keys and styles of the notebook and of the page do not meet, and the page has no
 * say in the notebook.
 */

const PACKED = "@PACKED@";

// What begins the page when its files come. Imports name files, which the map leads to.
const BEGIN = `
  // Extensions of a browser tell their messages to every frame.
  addEventListener("message", function begin({ source, data, ports: [port] }) {
    if (source !== parent || !port) return;
    removeEventListener("message", begin);
    const { modules, styles, words, isDark, ...notebook } = data;
    self.tilewright = { ...notebook, words, port };
    const dark = (text) => text.replaceAll("(prefers-color-scheme: dark)", isDark ? "all" : "not all");
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    for (const text of styles) document.head.append(Object.assign(document.createElement("style"), { textContent: dark(text) }));
    const blob = (text) => URL.createObjectURL(new Blob([dark(text)], { type: "text/javascript" }));
    const imports = Object.fromEntries(Object.entries(modules).map(([path, text]) => [path, blob(text + "\\n//# sourceURL=tilewright/" + path)]));
    document.head.append(Object.assign(document.createElement("script"), { type: "importmap", textContent: JSON.stringify({ imports }) }));
    import("notebook.js").catch((problem) => document.body.append(String(problem)));
  });
`;
const PAGE = `<!doctype html><html lang="en" data-embedded><head><meta charset="utf-8">
<meta name="tilewright-backend" content="notebook"><script>${BEGIN}</script></head>
<body><main id="main" tabindex="-1"></main></body></html>`;

let unpacked = null;

function files() {
  unpacked ??= (async () => {
    const bytes = Uint8Array.from(atob(PACKED), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
  })();
  return unpacked;
}

/** Whether what surrounds an element is dark, which no notebook tells: then its letters are light. */
function isDark(element) {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/[\d.]+/g)?.map(Number) ?? [];
  return 0.3 * red + 0.6 * green + 0.1 * blue > 128;
}

function render({ model, el }) {
  const frame = document.createElement("iframe");
  frame.title = model.get("_title");
  frame.sandbox = "allow-scripts allow-downloads";
  frame.allow = "clipboard-write; fullscreen";
  frame.style.cssText = "display: block; box-sizing: border-box; width: 100%; height: 46rem; min-height: 20rem; resize: vertical; border: 0;";
  const room = document.createElement("div");
  const picture = document.createElement("style");
  Object.assign(room, { inert: true }).style.cssText = "height: 0; overflow: hidden;";
  let port = null;
  let view = "";

  /** Show the board in place of its picture, which stays where no Python answers, as in a web page made of a notebook. */
  function show() {
    picture.textContent = `.tilewright-picture[data-of="${model.get("_picture_id")}"] { display: none; }`;
    Object.assign(room, { inert: false }).style.cssText = "";
  }

  function leave() {
    port?.close();
    port = null;
    if (view) model.send({ view, left: true });
  }

  // Notebooks move what they show about, and a frame that is moved is loaded again; what lies there is in the model.
  frame.onload = async () => {
    leave();
    view = Math.random().toString(36).slice(2);
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data: { state, ...message } }) => {
      if (!state) return model.send({ view, ...message });
      model.set("_on_table", state);
      model.save_changes();
    };
    const packed = await files();
    // It may have been loaded again meanwhile.
    if (port !== channel.port1) return;
    const told = { ...packed, puzzle: model.get("_asked"), state: model.get("_on_table"), isDark: isDark(el) };
    frame.contentWindow?.postMessage(told, "*", [channel.port2]);
  };
  const onState = () => port?.postMessage({ state: model.get("_on_table") });
  const onAnswer = (message) => {
    if (message.view !== view) return;
    if (room.inert) show();
    port?.postMessage(message);
  };
  model.on("change:_on_table", onState);
  model.on("msg:custom", onAnswer);
  frame.srcdoc = PAGE;
  room.append(frame);
  el.append(picture, room);
  return () => {
    model.off("change:_on_table", onState);
    model.off("msg:custom", onAnswer);
    leave();
  };
}

export default { render };
