// @ts-check
// Plain JavaScript, because Node 20 starts no process from TypeScript.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import startTypst, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { Resvg, initWasm as startResvg } from '@resvg/resvg-wasm';

/** @typedef {import('./drawing-process.ts').Task} Task */

const PDF = 1;
const FULL_DIAGNOSTICS = 3;
const WATCH_EVERY_MS = 50;
const [mostMegabytes = '0', reservedMegabytes = '0'] = process.argv.slice(2);

// While a document is drawn this thread answers nothing, and no setting of Node bounds the memory of WebAssembly: a
// second thread ends the process that takes too much memory or processor time, or that nobody has asked any more. Time
// in which the machine gives it no processor is not counted.
const WATCH = `
  const { mostMegabytes, everyMs, shared } = require('node:worker_threads').workerData;
  const parent = process.ppid;
  let [step, begun] = [0, process.cpuUsage()];
  setInterval(() => {
    const now = Atomics.load(shared, 0);
    if (now !== step) [step, begun] = [now, process.cpuUsage()];
    const { user, system } = process.cpuUsage(begun);
    const isDrawing = step % 2 === 1;
    const isTooLong = isDrawing && (user + system) / 1e6 > Atomics.load(shared, 1);
    const isTooLarge = process.memoryUsage.rss() > mostMegabytes * 2 ** 20;
    if (isTooLong || isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, everyMs);
`;
/** How often a task was begun or ended, and the seconds that the last one may take. */
const shared = new Int32Array(new SharedArrayBuffer(8));
new Worker(WATCH, {
  eval: true,
  workerData: { mostMegabytes: Number(mostMegabytes), everyMs: WATCH_EVERY_MS, shared },
}).unref();

const typst = await startTypst();
// Typst keeps what it has laid out, some 10 MB of a report, and would take memory in steps of 64 kB: each costs a
// millisecond, because V8 exchanges the buffer and collects garbage. Taken and given back once, it is only an address
// until it is used.
const reserved = Number(reservedMegabytes) * 2 ** 20;
typst.__wbindgen_export4(typst.__wbindgen_export(reserved, 1), reserved, 1);
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
  if (!hasResvg) {
    const { resolve } = createRequire(import.meta.url);
    await startResvg(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
    hasResvg = true;
  }
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

process.on('message', async (/** @type {{ task: Task, seconds: number }} */ { task, seconds }) => {
  Atomics.store(shared, 1, seconds);
  Atomics.add(shared, 0, 1);
  try {
    const drawn = await (task.kind === 'pdf' ? drawPdf(task) : drawPng(task));
    process.send?.({ drawn, megabytes: process.memoryUsage.rss() / 2 ** 20 });
  } catch (error) {
    process.send?.({ refused: String(error) });
  } finally {
    Atomics.add(shared, 0, 1);
  }
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
