// The search of the first page: it hides what does not have all words. Without it the page is a list.
const field = document.getElementById("search");
const items = [...document.querySelectorAll("#list > li")];
const texts = new Map(items.map((item) => [item.id, item.textContent]));
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function search() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let n = 0;
  for (const item of items) {
    const text = plain(texts.get(item.id));
    item.hidden = !words.every((word) => text.includes(word));
    n += !item.hidden;
  }
  document.getElementById("found").textContent = `${n} of ${items.length} puzzles`;
}

field.addEventListener("input", search);
field.closest("[hidden]").hidden = false;
search();
// The list for programs says more: names, makers and lattices. A page that is opened as a file may not read it.
fetch("atlas.json")
  .then((answer) => answer.json())
  .then(({ puzzles }) => {
    for (const one of puzzles) {
      const told = [one.title, one.slug, ...one.maker, one.lattice, one.family, one.setup, one.solutions];
      texts.set(one.slug, told.filter(Boolean).join(" "));
    }
    search();
  })
  .catch(() => {});
