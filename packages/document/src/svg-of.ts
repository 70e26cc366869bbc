import type { Drawing, Shape } from './plots/drawing.ts';

/** A drawing as a standalone file without a style sheet. */
export function svgOf({ width, height, shapes }: Drawing): string {
  const root = attributesOf({
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
    ...TEXT_OF_ALL,
  });
  return `<svg${root}>${shapes.map(elementOf).join('')}</svg>`;
}

/** Attributes of the root. Text anchors assume left to right, even on a right-to-left page. */
const TEXT_OF_ALL = { 'font-family': 'Inter, sans-serif', direction: 'ltr' };

const elementOf = ({ tag, attributes, children = [], text = '' }: Shape): string =>
  `<${tag}${attributesOf(attributes)}>${escaped(text)}${children.map(elementOf).join('')}</${tag}>`;

const attributesOf = (attributes: Shape['attributes']) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(typeof value === 'number' ? rounded(value) : value)}"`)
    .join('');

/** Hundredths of a pixel are finer than any printer. */
const rounded = (value: number) => String(Math.round(value * 100) / 100);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, without characters that XML does not allow. */
const escaped = (text: string) =>
  [...text.toWellFormed()]
    .filter(isAllowed)
    .map((character) => ENTITIES[character] ?? character)
    .join('');

const isAllowed = (character: string) =>
  character >= ' ' ? !['\ufffe', '\uffff'].includes(character) : ['\t', '\n', '\r'].includes(character);
