import { readFileSync } from 'node:fs';
import type { ReportDocument } from '@hub/document/document';
import { startHealthProbe } from '../../proof/faults/health-probe.ts';
import type { MeasuredHub } from '../lists/measured-hub.ts';
import { openScales } from './scored-form.ts';
import { shown, within } from './times.ts';

const COMPLETE = 2;
const FORMS = 22;
const WARM_UP = 20;
const IN_A_ROW = 200;
/** Milliseconds for a warm Complete report, from the call to its answer. */
const MAX_MS = 400;
/** How much the memory of the server and its drawing process may grow over that many reports. */
const MAX_GROWTH = 0.1;
const SLOWEST_BEAT_MS = 150;

/**
 * Makes Complete reports over HTTP one after the other, and measures the time of each and the server's
 * memory.
 */
export async function judgeComplete(
  hub: MeasuredHub,
): Promise<{ document: ReportDocument; isGood: boolean }> {
  const scales = await openScales(hub, FORMS, true);
  for (const form of scales.forms) {
    await scales.begin(form);
    await scales.end(form);
  }
  scales.close();
  const ofCase = `/core/api/reports/cases/${scales.caseId}`;
  const { forms } = (await call(hub, ofCase)) as { forms: { administrationId: string }[] };
  let number = 0;
  /**
   * Each report is of another form than the one before and has a text of its own, so caches help no more than
   * in real use.
   */
  const make = () => {
    number += 1;
    const text = `Report ${number}, written for the meeting on day ${number}.`;
    return call(hub, ofCase, {
      outputFormat: COMPLETE,
      administrationIds: [forms[number % forms.length]?.administrationId],
      options: { opening: { html: `<p>${text}</p>`, text } },
    });
  };

  const { id } = await make();
  for (let made = 1; made < WARM_UP; made += 1) await make();
  const probe = startHealthProbe({ url: hub.origin, pid: hub.pid() });
  const times: number[] = [];
  /** The peak memory: between two garbage collections it goes up and down. */
  const makeMany = async () => {
    let most: number[] = [];
    for (let made = 0; made < IN_A_ROW; made += 1) {
      const begin = performance.now();
      await make();
      times.push(performance.now() - begin);
      const held = megabytesBelow(hub.pid());
      if (sumOf(held) > sumOf(most)) most = held;
    }
    return most;
  };
  const [before, after] = [await makeMany(), await makeMany()];
  await probe.stop();

  const growth = sumOf(after) / sumOf(before) - 1;
  const slowest = Math.max(...probe.beats.map(({ ms }) => ms));
  const slowestOwn = Math.max(...probe.beats.map(({ ownMs }) => ownMs));
  console.log(
    `a Complete report over HTTP, warm, of ${forms.length} forms in turn: ${shown(times)} (p50 at most ${MAX_MS} ms)`,
  );
  console.log(
    `memory of the server and its drawing process, at most: ${inMegabytes(before)} in ${IN_A_ROW} reports, ${inMegabytes(after)} in ${IN_A_ROW} more (${(100 * growth).toFixed(1)}%, at most ${100 * MAX_GROWTH}%)`,
  );
  console.log(
    `the slowest of ${probe.beats.length} /healthz meanwhile: ${slowest.toFixed(0)} ms, ${slowestOwn.toFixed(0)} ms without waiting for the machine (at most ${SLOWEST_BEAT_MS} ms)`,
  );
  const { document } = await call(hub, `/core/api/reports/${id}/document`);
  const isGood = within(times, 0.5) <= MAX_MS && growth <= MAX_GROWTH && slowestOwn <= SLOWEST_BEAT_MS;
  return { document, isGood };
}

async function call(hub: MeasuredHub, path: string, body?: object) {
  const answer = await fetch(hub.origin + path, {
    headers: {
      authorization: `Bearer ${hub.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** The memory of a process and of each of its children; empty on systems that do not report it. */
function megabytesBelow(pid: number): number[] {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [own, ...children.filter(Boolean).flatMap((child) => megabytesBelow(Number(child)))];
  } catch {
    return [Number.NaN];
  }
}

const sumOf = (all: number[]) => all.reduce((sum, each) => sum + each, 0);
const inMegabytes = (all: number[]) => `${all.map((each) => each.toFixed(0)).join(' + ')} MB`;
