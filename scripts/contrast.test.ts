import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

type Theme = 'light' | 'dark';

const css: string = readFileSync(new URL('../apps/web/src/ui/tokens.css', import.meta.url), 'utf8');
const declarations = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

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

test.each(['light', 'dark'] as const)('every text and shape stands out in the %s theme', (theme) => {
  const luminance = (token: string) => luminanceOf(colourIn(theme, token));
  const contrast = (front: string, back: string) => {
    const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const tooClose = pairs.filter(({ front, back, least }) => contrast(front, back) < least);
  expect(tooClose).toEqual([]);
  expect(luminance('page') > luminance('text'), 'light ground, dark text').toBe(theme === 'light');
});

/** A token names one colour for both themes, or one for each. */
function colourIn(theme: Theme, token: string) {
  const value = declarations.get(`color-${token}`) ?? '';
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return theme === 'light' ? light : dark;
}

/** The relative luminance of WCAG 2.2. */
function luminanceOf(colour: string) {
  const [, ...channels] = /^#(\w\w)(\w\w)(\w\w)$/.exec(colour) ?? [];
  if (channels.length !== 3) throw new Error(`A token is no opaque colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => Number.parseInt(channel, 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
