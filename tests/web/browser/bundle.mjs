// Puts a component Puzzle.{jsx,vue,svelte} of this folder into one script: node bundle.mjs LANGUAGE OUT

import { build } from "esbuild";
import { readFile, writeFile } from "node:fs/promises";

const [language, out] = process.argv.slice(2);
const STARTS = {
  jsx: 'import { createElement } from "react"; import { createRoot } from "react-dom/client"; import Puzzle from "./Puzzle.jsx"; createRoot(app).render(createElement(Puzzle));',
  vue: 'import { createApp } from "vue"; import Puzzle from "./Puzzle.vue.js"; createApp(Puzzle).mount(app);',
  svelte: 'import { mount } from "svelte"; import Puzzle from "./Puzzle.svelte.js"; mount(Puzzle, { target: app });',
};
const COMPILE = {
  jsx: null,
  async vue(source) {
    const { compileScript, parse } = await import("vue/compiler-sfc");
    const compilerOptions = { isCustomElement: (tag) => tag === "tile-wright" };
    return compileScript(parse(source).descriptor, { id: "puzzle", inlineTemplate: true, templateOptions: { compilerOptions } }).content;
  },
  async svelte(source) {
    const { compile } = await import("svelte/compiler");
    return compile(source, { generate: "client" }).js.code;
  },
};

if (COMPILE[language]) await writeFile(`Puzzle.${language}.js`, await COMPILE[language](await readFile(`Puzzle.${language}`, "utf8")));
await writeFile("start.js", `const app = document.getElementById("app"); ${STARTS[language]}`);
const define = { "process.env.NODE_ENV": '"production"', __VUE_OPTIONS_API__: "true", __VUE_PROD_DEVTOOLS__: "false", __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false" };
await build({ entryPoints: ["start.js"], outfile: out, bundle: true, format: "esm", jsx: "automatic", conditions: ["browser"], define, preserveSymlinks: true, logLevel: "error" });
