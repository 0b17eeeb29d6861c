// Tabs: one of several parts at a time.

import { h, newId } from "./dom.js";

/**
 * A row of tabs with their parts below.
 * @param {string} label what the parts are, for those who do not see them
 * @param {Array<{id: string, title: string, content: Node|Node[]}>} parts
 * @param {(id: string) => void} [onopen] told of each part that is opened
 * @returns {{element: HTMLElement, open: (id: string) => void}}
 */
export function tabs(label, parts, onopen = () => {}) {
  const list = h("div", { class: "tabs", role: "tablist", "aria-label": label });
  const rows = parts.map(({ id, title, content }) => {
    const [tabId, panelId] = [newId("tab"), newId("panel")];
    const tab = h("button", { type: "button", role: "tab", id: tabId, "aria-controls": panelId, dataset: { tab: id } }, title);
    const panel = h("div", { role: "tabpanel", id: panelId, "aria-labelledby": tabId, class: "stack", dataset: { part: id } }, content);
    return { id, tab, panel };
  });
  const open = (id) => {
    for (const row of rows) {
      const isOpen = row.id === id;
      row.tab.setAttribute("aria-selected", String(isOpen));
      row.tab.tabIndex = isOpen ? 0 : -1;
      row.panel.hidden = !isOpen;
    }
    onopen(id);
  };
  rows.forEach(({ id, tab }) => tab.addEventListener("click", () => open(id)));
  list.append(...rows.map((row) => row.tab));
  list.addEventListener("keydown", (event) => {
    const at = rows.findIndex((row) => row.tab === document.activeElement);
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: rows.length - 1 };
    if (at < 0 || !(event.key in steps)) return;
    event.preventDefault();
    const row = rows[(steps[event.key] + rows.length) % rows.length];
    open(row.id);
    row.tab.focus();
  });
  open(parts[0].id);
  return { element: h("div", { class: "tabbed stack" }, list, rows.map((row) => row.panel)), open };
}
