import { readFileSync } from 'node:fs';
import { createDrawings } from '../apps/server/src/documents/drawings.ts';
import { readPdf } from '../apps/server/test/documents/read-pdf.ts';
import { completeDocument } from './reports/complete-document.ts';
import { chromiumPeer, type Peer, pdfkitPeer } from './reports/peers.ts';

const WARM_UP = 20;
const IN_A_ROW = 200;
const OF_PEERS = 30;
/** Milliseconds for a warm Complete report. */
const MOST_MS = 400;
/** How much the process may grow over so many. */
const MOST_GROWTH = 0.1;

async function measure({ draw }: Pick<Peer, 'draw'>, amount: number) {
  const times: number[] = [];
  let bytes = 0;
  for (let number = 0; number < amount; number += 1) {
    const document = completeDocument(number);
    const begin = performance.now();
    bytes = (await draw(document)).length;
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), kilobytes: bytes / 1024 };
}

const shown = (name: string, { p50, p95, kilobytes }: Awaited<ReturnType<typeof measure>>) =>
  `${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${kilobytes.toFixed(0)} kB`;

/** What a process holds, where the system tells. */
function megabytesOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** How long a Complete report takes as PDF and as Word, beside others that draw the same, and whether memory stays. */
const drawings = createDrawings();
const pdfkit = pdfkitPeer();
const chromium = await chromiumPeer();
try {
  const { texts } = await readPdf(await drawings.drawPdf(completeDocument(0)));
  console.log(`a Complete report of ${texts.length} pages`);
  const draw = drawings.drawPdf;
  await measure({ draw }, WARM_UP);
  const [pid, before] = [drawings.pid(), megabytesOf(drawings.pid())];
  const typst = await measure({ draw }, IN_A_ROW);
  const after = megabytesOf(pid);
  console.log(`${shown('Typst (tagged)', typst)} (at most ${MOST_MS} ms)`);
  console.log(shown('Word', await measure({ draw: drawings.drawWord }, OF_PEERS)));
  for (const peer of [pdfkit, chromium]) {
    await measure(peer, 3);
    console.log(shown(peer.name, await measure(peer, OF_PEERS)));
  }
  const growth = after / before - 1;
  console.log(
    `memory: ${before.toFixed(0)} MB after ${WARM_UP}, ${after.toFixed(0)} MB after ${WARM_UP + IN_A_ROW} reports (${(100 * growth).toFixed(1)}%, at most ${100 * MOST_GROWTH}%)`,
  );
  if (typst.p50 > MOST_MS || growth > MOST_GROWTH || drawings.pid() !== pid) process.exitCode = 1;
} finally {
  await drawings.close();
  await chromium.close();
}
