// @ts-check
// Plain JavaScript, because Node 20 starts no worker thread from TypeScript.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ url: string, pid: number }} */
const { url, pid } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** How long the server and this thread were ready to run while the machine, or its host, ran something else. */
function waitedForMachine() {
  try {
    const files = [`/proc/${pid}/task/${pid}/schedstat`, '/proc/thread-self/schedstat'];
    const nanoseconds = files.map((file) => Number(readFileSync(file, 'utf8').split(' ')[1]));
    // The ninth column of the first line: ticks of 10 ms that other virtual machines took.
    const stolenTicks = Number(readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/)[8]) || 0;
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6 + stolenTicks * 10;
  } catch {
    return 0;
  }
}

/** @returns {Promise<{ status: number, ms: number, ownMs: number }>} */
const beat = () =>
  new Promise((resolve) => {
    const waited = waitedForMachine();
    const started = performance.now();
    /** @param {number} status */
    const end = (status) => {
      const ms = performance.now() - started;
      resolve({ status, ms, ownMs: ms - (waitedForMachine() - waited) });
    };
    get(`${url}/healthz`, { agent }, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode ?? 0));
    }).on('error', () => end(0));
  });

for (;;) {
  parentPort?.postMessage(await beat());
  await delay(20);
}
