// Runs forms.py in Pyodide: node run_forms.mjs PYODIDE PACKAGE.zip FORMS.py CASES ANSWERS
import { readFileSync, writeFileSync } from "node:fs";
const [folder, code, forms, cases, answers] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide();
const bytes = (name) => new Uint8Array(readFileSync(name));
const packages = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(bytes(code).buffer, "zip", { extractDir: packages });
python.FS.writeFile(`${packages}/forms.py`, bytes(forms));
python.FS.writeFile("/cases", bytes(cases));
python.runPython(`
import importlib, json, pickle; importlib.invalidate_caches()
import forms
with open("/cases", "rb") as cases, open("/answers", "w") as answers:
    json.dump(forms.both(pickle.load(cases)), answers)
`);
writeFileSync(answers, python.FS.readFile("/answers"));
