// @ts-check
// Plain JavaScript, because Node 20 starts no process from TypeScript.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** @typedef {import('./drawing-process.ts').Task} Task */
/** @typedef {{ drawn: Uint8Array } | { refused: string }} Said */

const WATCH_EVERY_MS = 50;
const [mostMegabytes, threadMegabytes] = process.argv.slice(2).map(Number);
const THREAD = new URL('./drawing-thread.js', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** The types of Node know it as a namespace alone. @type {{ compile: (bytes: Uint8Array) => Promise<unknown> }} */
const { compile } = Reflect.get(globalThis, 'WebAssembly');

/** What V8 compiles of it while a thread draws is there for the next thread. @param {string} file */
const compiled = (file) => compile(readFileSync(resolve(file)));
const workerData = {
  typst: await compiled('@myriaddreamin/typst-ts-web-compiler/wasm'),
  resvg: await compiled('@resvg/resvg-wasm/index_bg.wasm'),
};

const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

let before = 0;
let thread = startThread();
/** The task under way: when it was begun, in seconds of the processor, and how many it may take. @type {{ begun: NodeJS.CpuUsage, seconds: number } | undefined} */
let underWay;

async function startThread() {
  before = megabytes();
  const started = new Worker(THREAD, { workerData });
  started.on('message', tell);
  // What a document does wrong it answers for itself. A thread that fails otherwise may fail again and again: the server
  // learns it from the end of this process.
  started.once('error', () => process.exit(1));
  return started;
}

/** Its memory is free before the next one takes some. @param {Worker} ended */
async function replaceThread(ended) {
  ended.removeAllListeners();
  await ended.terminate();
  return startThread();
}

/** Typst forgets nothing that it has laid out, and knows no way to: a thread that holds too much, or that failed, is replaced. @param {Said} said */
function tell(said) {
  underWay = undefined;
  process.send?.(said);
  const isGood = 'drawn' in said && megabytes() - before < Number(threadMegabytes);
  if (!isGood) thread = thread.then(replaceThread);
}

process.on('message', async (/** @type {{ task: Task, seconds: number }} */ { task, seconds }) => {
  underWay = { begun: process.cpuUsage(), seconds };
  (await thread).postMessage(task);
});

// No setting of Node bounds the memory of WebAssembly. Time in which the machine gives it no processor is not counted.
const parent = process.ppid;
setInterval(() => {
  const { user, system } = process.cpuUsage(underWay?.begun);
  const isTooLong = underWay && (user + system) / 1e6 > underWay.seconds;
  if (isTooLong || megabytes() > Number(mostMegabytes) || process.ppid !== parent) {
    process.kill(process.pid, 'SIGKILL');
  }
}, WATCH_EVERY_MS);

process.once('disconnect', () => process.exit());
process.send?.('ready');
