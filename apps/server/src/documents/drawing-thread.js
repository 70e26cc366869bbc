// @ts-check
// Plain JavaScript, because Node 20 starts no thread from TypeScript.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import {
  initSync as startTypst,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { Resvg, initWasm as startResvg } from '@resvg/resvg-wasm';

/** @typedef {import('./drawing-process.ts').Task} Task */

const PDF = 1;
const FULL_DIAGNOSTICS = 3;
/** More than a thread comes to hold before it is replaced. */
const RESERVED_BYTES = 256 * 2 ** 20;

const typst = startTypst({ module: workerData.typst });
// Typst would take memory in steps of 64 kB, and each takes V8 a millisecond: it exchanges the buffer and collects
// garbage. Taken once and given back, it is only addresses until it is used.
typst.__wbindgen_export4(typst.__wbindgen_export(RESERVED_BYTES, 1), RESERVED_BYTES, 1);
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
const compiler = await builder.build();

/** @type {Map<string, Uint8Array>} */
const fonts = new Map();
/** @type {Set<string>} */
let fontsOfTypst = new Set();

/** @param {string} file */
function font(file) {
  const bytes = fonts.get(file) ?? readFileSync(file);
  fonts.set(file, bytes);
  return bytes;
}

/** Those that it has once are kept: the template names the families that a document is drawn with. @param {string[]} files */
async function giveFonts(files) {
  if (files.every((file) => fontsOfTypst.has(file))) return;
  fontsOfTypst = new Set([...fontsOfTypst, ...files]);
  const resolver = new TypstFontResolverBuilder();
  for (const file of fontsOfTypst) resolver.add_raw_font(font(file));
  compiler.set_fonts(await resolver.build());
}

/** @param {Extract<Task, { kind: 'pdf' }>} task */
async function drawPdf({ main, files, fonts: needed }) {
  await giveFonts(needed);
  compiler.reset_shadow();
  for (const [path, content] of Object.entries(files)) compiler.map_shadow(path, content);
  const world = compiler.snapshot('/', main);
  try {
    const { result, diagnostics } = world.get_artifact(PDF, FULL_DIAGNOSTICS);
    if (!result) throw new Error(diagnostics?.map(describe).join('; ') ?? 'nothing was drawn');
    return result;
  } finally {
    world.free();
    compiler.reset();
  }
}

/** @param {{ path?: string, range?: string, message?: string }} diagnostic */
const describe = ({ path, range, message }) => `${path}:${range} ${message}`;

let hasResvg = false;

/** @param {Extract<Task, { kind: 'png' }>} task */
async function drawPng({ svg, width, fonts: needed }) {
  if (!hasResvg) await startResvg(workerData.resvg);
  hasResvg = true;
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: needed.map(font), defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' },
  });
  const drawn = picture.render();
  try {
    return drawn.asPng();
  } finally {
    drawn.free();
    picture.free();
  }
}

parentPort?.on('message', async (/** @type {Task} */ task) => {
  try {
    parentPort?.postMessage({ drawn: await (task.kind === 'pdf' ? drawPdf(task) : drawPng(task)) });
  } catch (error) {
    parentPort?.postMessage({ refused: String(error) });
  }
});
