import { createHash } from 'node:crypto';
import type { ReportDocument } from '@hub/document/document';
import { afterEach, expect, test } from 'vitest';
import { sampleDocument, scoreTable } from '../../test/documents/sample-document.ts';
import { createDrawings, type Drawings } from './drawings.ts';

const MINUTE = 60_000;
// Starting a process takes long on a busy machine.
const PATIENT = { timeout: 3 * MINUTE };
const short: ReportDocument = { ...sampleDocument, blocks: [{ kind: 'heading', level: 2, text: 'Summary' }] };
const endless: ReportDocument = { ...sampleDocument, blocks: [scoreTable(30_000)] };

let drawings: Drawings;
afterEach(() => drawings.close());

const FAILED = { code: 'drawing-failed', status: 503 };

test(
  'a machine that stands still spoils no drawing, not even a first picture; one that takes too long fails, and the next is drawn',
  PATIENT,
  async () => {
    drawings = createDrawings({ secondsToDraw: 3 });
    await drawings.drawPdf(short);
    const pid = drawings.pid() as number;
    process.kill(pid, 'SIGSTOP');
    const word = drawings.drawWord(sampleDocument);
    await new Promise((resolve) => setTimeout(resolve, 4000));
    process.kill(pid, 'SIGCONT');
    expect((await word).length).toBeGreaterThan(1000);
    expect(drawings.pid()).toBe(pid);

    const stuck = drawings.drawPdf(endless);
    const next = drawings.drawPdf(short);
    await expect(stuck).rejects.toMatchObject(FAILED);
    expect((await next).length).toBeGreaterThan(1000);
  },
);

test('a document that takes too much memory fails, and the next is drawn', PATIENT, async () => {
  drawings = createDrawings({ megabytes: 450 });
  await drawings.drawPdf(short);
  const [large, next] = [drawings.drawPdf(endless), drawings.drawPdf(short)];
  await expect(large).rejects.toMatchObject(FAILED);
  expect((await next).length).toBeGreaterThan(1000);
});

test('what was drawn before changes no byte, kept or forgotten', PATIENT, async () => {
  const drawAll = async (limits: Parameters<typeof createDrawings>[0]) => {
    drawings = createDrawings(limits);
    const files: Uint8Array[] = [];
    for (const document of [sampleDocument, short, sampleDocument])
      files.push(await drawings.drawPdf(document));
    const pid = drawings.pid();
    files.push(await drawings.drawWord(sampleDocument), await drawings.drawWord(sampleDocument));
    expect(drawings.pid(), 'the process stays').toBe(pid);
    return files.map((file) => createHash('sha256').update(file).digest('hex'));
  };
  const kept = await drawAll({ drawnMegabytes: 1000 });
  await drawings.close();
  expect(await drawAll({ drawnMegabytes: -1000 }), 'each begins anew').toEqual(kept);
  expect(kept[2]).toBe(kept[0]);
});

test(
  'a task that is refused, one too many and a process that is killed harm no other; closed, nothing more is drawn',
  PATIENT,
  async () => {
    drawings = createDrawings({ waiting: 2 });
    const broken = { ...short, paper: 'letter', blocks: [{ kind: 'heading', level: 0, text: 'Summary' }] };
    await expect(drawings.drawPdf(broken as unknown as ReportDocument)).rejects.toThrow('cannot be drawn');
    const pid = drawings.pid() as number;

    const [first, second, third] = [1, 2, 3].map(() => drawings.drawPdf(short));
    await expect(third).rejects.toMatchObject(FAILED);
    for (const pdf of await Promise.all([first, second])) expect(pdf?.length).toBeGreaterThan(1000);
    expect(drawings.pid(), 'the process stays').toBe(pid);

    const underWay = drawings.drawPdf(sampleDocument);
    process.kill(pid, 'SIGKILL');
    await expect(underWay).rejects.toMatchObject(FAILED);
    expect((await drawings.drawPdf(short)).length).toBeGreaterThan(1000);
    const another = drawings.pid() as number;
    expect(another, 'started again').not.toBe(pid);

    await drawings.close();
    expect(() => process.kill(another, 0)).toThrow('ESRCH');
    await expect(drawings.drawPdf(short)).rejects.toMatchObject(FAILED);
  },
);
