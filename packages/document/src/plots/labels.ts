import type { Box } from './boxes.ts';
import type { Shape } from './drawing.ts';
import { INK, PAPER } from './paint.ts';
import { textWidth } from './text-width.ts';

/** The height of a line of text above and below its baseline, relative to the font size. */
const ABOVE = 0.8;
const BELOW = 0.25;

export interface LabelLook {
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  isBold?: boolean;
  color?: string;
}

export const label = (
  text: string,
  at: { x: number; y: number },
  { size, anchor = 'start', isBold = false, color = INK }: LabelLook,
): Shape => ({
  tag: 'text',
  attributes: {
    x: at.x,
    y: at.y,
    'font-size': size,
    'text-anchor': anchor,
    fill: color,
    ...(isBold ? { 'font-weight': 600 } : {}),
  },
  text,
});

/** A number with a halo, so that it stays legible in front of a line. */
export const numberLabel = (text: string, place: Box, size: number, isBold: boolean): Shape => {
  const { tag, attributes } = label(text, { x: place.left, y: place.top + ABOVE * size }, { size, isBold });
  const halo = { stroke: PAPER, 'stroke-width': 2.5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return { tag, attributes: { class: 'plot-number', ...attributes, ...halo }, text };
};

export const labelSize = (text: string, size: number, isBold: boolean) => ({
  width: textWidth(text, size, isBold),
  height: (ABOVE + BELOW) * size,
});

export const lineHeight = (size: number) => Math.ceil(size * 1.2);

/** Several lines; the first begins at this height. */
export const paragraphOf = (lines: string[], at: { x: number; top: number }, look: LabelLook): Shape[] =>
  lines.map((text, index) =>
    label(text, { x: at.x, y: at.top + index * lineHeight(look.size) + look.size }, look),
  );
