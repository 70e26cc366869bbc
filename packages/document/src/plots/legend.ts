import type { Shape } from './drawing.ts';
import { label, lineHeight } from './labels.ts';
import { line, styleOf, symbol } from './paint.ts';
import { textWidth, wrapText } from './text-width.ts';

const SIZE = 11;
const SAMPLE = 30;
const GAP = 18;

/** The symbol and line of each series, in as many rows as needed. */
export function layOutLegend(
  names: string[],
  { left, right, top }: { left: number; right: number; top: number },
): { shapes: Shape[]; height: number } {
  const shapes: Shape[] = [];
  let [x, y, rowHeight] = [left, top, lineHeight(SIZE)];
  for (const [series, name] of names.entries()) {
    const lines = wrapText(name, SIZE, right - left - SAMPLE);
    const width = SAMPLE + Math.max(0, ...lines.map((text) => textWidth(text, SIZE)));
    if (x > left && x + width > right) {
      x = left;
      y += rowHeight + 4;
      rowHeight = lineHeight(SIZE);
    }
    shapes.push(
      sampleLine(series, x, y + 7),
      symbol(series, { x: x + 12, y: y + 7, radius: 3.5 }),
      ...lines.map((text, index) =>
        label(text, { x: x + SAMPLE, y: y + index * lineHeight(SIZE) + SIZE }, { size: SIZE }),
      ),
    );
    x += width + GAP;
    rowHeight = Math.max(rowHeight, lines.length * lineHeight(SIZE));
  }
  return { shapes, height: y + rowHeight - top };
}

function sampleLine(series: number, x: number, y: number): Shape {
  const { color, dash } = styleOf(series);
  const { tag, attributes } = line({ x, y }, { x: x + 24, y }, color, 1.25);
  return { tag, attributes: { ...attributes, ...(dash ? { 'stroke-dasharray': dash } : {}) } };
}
