import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PIXEL, prepareTextControls } from './text-controls-journey.ts';

const { openPiece } = prepareTextControls();

test('the valid mark stands in a filled input that is left, enabled and without an error', async () => {
  const { page, piece } = await openPiece('Text input');
  const field = (name: string) => piece.getByRole('textbox', { name, exact: true }).locator('..');
  const marked = (name: string) => field(name).getByRole('img', { name: 'Valid' }).isVisible();
  await expect.poll(() => marked('School')).toBe(true);
  await expect.poll(() => marked('First name')).toBe(false);
  await expect.poll(() => marked('Email')).toBe(false);
  await expect.poll(() => marked('Organization')).toBe(false);

  await piece.getByRole('textbox', { name: 'School' }).focus();
  await expect.poll(() => marked('School')).toBe(false);
  await piece.getByRole('textbox', { name: 'First name' }).focus();
  await expect.poll(() => marked('School')).toBe(true);
  await page.keyboard.type('Dana');
  await expect.poll(() => marked('First name')).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => marked('First name')).toBe(true);
});

test('the count is read out once the typing pauses, not at every key', async () => {
  const { page, piece } = await openPiece('Text area');
  const comments = piece.getByRole('textbox', { name: 'Comments' }).first();
  const status = comments.locator('xpath=../..').getByRole('status');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await comments.focus();
  await page.keyboard.type('Shy');
  await page.clock.runFor(900);
  await page.keyboard.type(' but');
  await page.clock.runFor(900);
  await expect.poll(() => status.textContent()).toBe('');
  await page.clock.runFor(200);
  await expect.poll(() => status.textContent()).toBe('93 characters remaining');
});

test('the search waits for a pause in the typing, but not to be emptied or sent', async () => {
  const { page, piece } = await openPiece('Search input');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const searched = piece.getByText('Searched for:');
  await piece.getByRole('button', { name: 'Search products' }).click();
  await page.keyboard.type('sc');
  await page.clock.runFor(299);
  await page.keyboard.type('ale');
  await page.clock.runFor(299);
  await expect.poll(() => searched.textContent()).toBe('Searched for: nothing');
  await page.clock.runFor(1);
  await expect.poll(() => searched.textContent()).toBe('Searched for: scale');
  await page.keyboard.type('s');
  await page.keyboard.press('Enter');
  await expect.poll(() => searched.textContent()).toBe('Searched for: scales');
  await page.keyboard.press('Escape');
  await expect.poll(() => searched.textContent()).toBe('Searched for: nothing');
});

test('a file can be dropped on the file picker', async () => {
  const { page, piece } = await openPiece('File picker');
  const picker = piece.getByRole('group', { name: 'Logo' });
  const folder = await mkdtemp(join(tmpdir(), 'hub-drop-'));
  const file = join(folder, 'dropped.png');
  await writeFile(file, PIXEL);
  const zone = await picker.getByText('Drop a file here, or').boundingBox();
  const at = { x: zone?.x ?? 0, y: zone?.y ?? 0 };
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  }
  await picker.getByRole('img', { name: 'Preview of dropped.png' }).waitFor();
  await rm(folder, { recursive: true });
});
