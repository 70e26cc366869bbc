import { expect, test } from 'vitest';
import { prepareJourneys } from './journey.ts';

const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

const grounds = ['page', 'surface', 'surface-sunken'];
const meanings = ['success', 'alert', 'priority', 'focus', 'neutral'];

const onEach = (fronts: string[], backs: string[], least: number) =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

const pairs = [
  ...onEach(['text', 'text-muted', ...meanings.map((meaning) => `${meaning}-text`)], grounds, TEXT_CONTRAST),
  ...onEach(['on-primary'], ['primary', 'primary-hover', 'primary-active'], TEXT_CONTRAST),
  ...onEach(['primary'], ['page', 'surface', 'primary-tint'], TEXT_CONTRAST),
  ...onEach(['accent-text'], ['page', 'surface'], TEXT_CONTRAST),
  ...onEach(['accent', 'border-strong'], ['page', 'surface'], SHAPE_CONTRAST),
  ...meanings.flatMap((meaning) => [
    ...onEach([`${meaning}-text`], [`${meaning}-tint`], TEXT_CONTRAST),
    ...onEach([`${meaning}-border`], [`${meaning}-tint`, 'surface'], SHAPE_CONTRAST),
  ]),
];

const { url, openPage } = prepareJourneys();

test.each(['light', 'dark'] as const)('every text and shape stands out in the %s theme', async (theme) => {
  const page = await openPage({ colorScheme: theme });
  await page.goto(url());
  const names = [...new Set(pairs.flatMap(({ front, back }) => [front, back]))];
  const colours = await page.evaluate((tokens) => {
    const probe = document.body.appendChild(document.createElement('i'));
    return Object.fromEntries(
      tokens.map((token) => {
        probe.style.color = `var(--color-${token}, transparent)`;
        return [token, getComputedStyle(probe).color];
      }),
    );
  }, names);

  const tooClose = pairs.filter(({ front, back, least }) => contrast(colours[front], colours[back]) < least);
  expect(tooClose).toEqual([]);
  expect(luminance(colours.page) > luminance(colours.text), 'light ground, dark text').toBe(
    theme === 'light',
  );
});

function contrast(front: string | undefined, back: string | undefined) {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour = '') {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  if (channels.length !== 3) throw new Error(`A token is no opaque colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => Number(channel) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
