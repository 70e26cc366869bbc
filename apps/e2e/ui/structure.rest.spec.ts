import { expect, test } from 'vitest';
import { preparePieces } from './piece.ts';

const pieces = preparePieces();

const openPiece = (name: string) => pieces.openPiece(name, { viewport: { width: 1280, height: 800 } });

test('a finger gets the reason of a disabled button with a tap', async () => {
  const { page, piece } = await pieces.openPiece('Button', {
    hasTouch: true,
    viewport: { width: 360, height: 780 },
  });
  await piece.getByRole('button', { name: 'Register client' }).tap({ force: true });
  await page.getByRole('tooltip').getByText('Fill in the first and last name').waitFor();
});

test('the logo of an organization opens its website in a new tab, or nothing', async () => {
  const { piece } = await openPiece('Logo link');
  const lakeside = piece.getByRole('link', { name: 'Lakeside Psychology Group (opens in a new tab)' });
  await expect.poll(() => lakeside.getAttribute('href')).toBe('https://lakeside.example.com');
  await expect.poll(() => lakeside.getAttribute('target')).toBe('_blank');
  const riverbend = piece.getByRole('link', { name: 'Riverbend School District (no website)' });
  await expect.poll(() => riverbend.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => riverbend.getAttribute('href')).toBeNull();
});

test('a section that exists once has room for one', async () => {
  const { piece } = await openPiece('Section card');
  const comments = piece.getByRole('region', { name: 'General comments', exact: true });
  const add = comments.getByRole('button', { name: 'Add general comments' });
  await add.click();
  await comments.getByRole('group', { name: 'General comments' }).waitFor();
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true');
});

test('a breadcrumb marks the current page and shortens on a phone', async () => {
  const { page, piece } = await openPiece('Breadcrumb');
  const way = piece.getByRole('navigation', { name: 'Way to the case' });
  await expect.poll(() => way.locator('[aria-current=page]').innerText()).toBe('Reading support');
  await expect.poll(() => way.getByRole('link').allInnerTexts()).toEqual(['Client Directory', 'Maya Okafor']);

  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => way.getByRole('link').allInnerTexts()).toEqual(['Maya Okafor']);
  await expect.poll(() => piece.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('a page header has the action at the right of the title, and under it on a phone', async () => {
  const { page, piece } = await openPiece('Page header');
  const title = piece.getByRole('heading', { level: 1, name: 'New client' });
  const action = piece.getByRole('button', { name: 'Save client' });
  const places = async () => ({ title: await title.boundingBox(), action: await action.boundingBox() });
  const wide = await places();
  expect(wide.action?.x).toBeGreaterThan((wide.title?.x ?? 0) + 200);
  expect(wide.action?.y).toBeLessThan((wide.title?.y ?? 0) + 20);
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await places();
  expect(narrow.action?.y).toBeGreaterThanOrEqual((narrow.title?.y ?? 0) + (narrow.title?.height ?? 0));
});

test('an avatar shows initials, a person without a name, and initials for a broken picture', async () => {
  const { piece } = await openPiece('Avatar');
  const faceOf = (name: string) => piece.getByText(name).locator('[aria-hidden]').first();
  await expect.poll(() => faceOf('Ana María de la Cruz').innerText()).toBe('AC');
  await expect.poll(() => faceOf('Not named yet').locator('svg').count()).toBe(1);
  await expect.poll(() => faceOf('Dana Whitfield').locator('img').count()).toBe(1);
  await faceOf('Noah Lindqvist').getByText('NL').waitFor();
});

test('a progress bar tells how far it is, in words too', async () => {
  const { piece } = await openPiece('Progress bar');
  const bar = (name: string) => piece.getByRole('progressbar', { name });
  await expect.poll(() => bar('Questionnaire').getAttribute('aria-valuetext')).toBe('18 of 48 answered');
  await expect.poll(() => bar('Uploading picture').getAttribute('aria-valuenow')).toBe('62');
  await expect.poll(() => bar('Preparing report').getAttribute('aria-valuenow')).toBeNull();
});
