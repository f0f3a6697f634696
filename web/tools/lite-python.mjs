/** Runs a script in the Python of the page, which sees one folder: `node tools/lite-python.mjs SCRIPT FOLDER`. */
import { readFileSync } from "node:fs";

import { loadPyodide } from "pyodide";

const [script, folder] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.mkdirTree("/folder");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/folder");
python.runPython("import sys; sys.argv = ['script', '/folder']");
python.runPython(readFileSync(script, "utf8"), { globals: python.toPy({ __name__: "__main__" }) });
process.exit(0);
