import type { TimePlot } from '../plot.ts';
import { type Box, overlap, spread } from './boxes.ts';
import type { Drawing, Shape } from './drawing.ts';
import { label, lineHeight, paragraphOf } from './labels.ts';
import { FAINT, FILLS, line, MUTED, patterns, RULE } from './paint.ts';
import { share, ticksOf, tickText } from './score-axis.ts';
import { textWidth, wrapText } from './text-width.ts';
import { layOutTimePoints } from './time-points.ts';

const SMALL = 10;
const EDGE = 10;
const PLOT_HEIGHT = 170;
/** Points that are closer than this are moved apart, each connected to its day by a line. */
const NEAREST = 13;

/** Days go from left to right on a proportional time axis, scores from bottom to top. */
export function layOutTimes(plot: TimePlot, width: number): Drawing {
  const { axis, points } = plot;
  const bands = axis.bands.map((band) => ({
    ...band,
    lines: wrapText(band.name, SMALL, Math.min(110, width * 0.24)),
  }));
  const bandWidth = Math.max(0, ...bands.flatMap(({ lines }) => lines.map((text) => textWidth(text, SMALL))));
  const tickWidth = Math.max(
    ...[axis.from, axis.to, axis.from + axis.step].map((value) => textWidth(tickText(value), SMALL)),
  );
  const area = { left: EDGE + tickWidth + 8, right: width - EDGE - bandWidth - 14 };
  const titleLines = wrapText(axis.title, SMALL, width - 2 * EDGE);
  const top = 6 + titleLines.length * lineHeight(SMALL) + 6;
  const namesHeight = bands.reduce((sum, { lines }) => sum + lines.length * lineHeight(SMALL) + 2, 0);
  const bottom = top + Math.max(PLOT_HEIGHT, namesHeight);
  const yOf = (value: number) => bottom - share(axis, value) * (bottom - top);

  const days = points.map(({ day }) => Date.parse(day));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const inset = 16;
  const room = area.right - area.left - 2 * inset;
  const trueX = days.map(
    (day) => area.left + inset + (last === first ? 0.5 : (day - first) / (last - first)) * room,
  );
  const gap = Math.min(NEAREST, room / Math.max(points.length, 1)) - 1;
  const starts = spread(
    trueX.map((middle) => ({ middle, size: 1 })),
    { from: area.left + 6, to: area.right - 6, gap },
  );
  const x = starts.map((start) => start + 0.5);

  const bandTops = spread(
    bands.map(({ lines, from, to }) => ({
      middle: bottom - (yOf(from) + yOf(to)) / 2,
      size: lines.length * lineHeight(SMALL),
    })),
    { from: 0, to: bottom - top, gap: 2 },
  );
  const dates = dateLabels(plot, trueX, { left: EDGE, right: width - EDGE, top: bottom + 6 });
  const ticks = ticksOf(axis, Math.floor((bottom - top) / (lineHeight(SMALL) + 4)));
  return {
    width,
    height: bottom + 6 + lineHeight(SMALL) + 8,
    shapes: [
      patterns,
      ...bands.flatMap(({ tone, from, to, lines }, index): Shape[] => {
        const height = lines.length * lineHeight(SMALL);
        const nameTop = bottom - (bandTops[index] ?? 0) - height;
        return [
          {
            tag: 'rect',
            attributes: {
              class: `plot-band plot-band-${tone}`,
              x: area.left,
              y: yOf(to),
              width: area.right - area.left,
              height: yOf(from) - yOf(to),
              fill: FILLS[tone],
            },
          },
          ...[from, to].map((value) =>
            line({ x: area.left, y: yOf(value) }, { x: area.right, y: yOf(value) }, RULE, 0.75),
          ),
          line(
            { x: area.right, y: (yOf(from) + yOf(to)) / 2 },
            { x: area.right + 8, y: nameTop + height / 2 },
            RULE,
            0.75,
          ),
          ...paragraphOf(lines, { x: area.right + 11, top: nameTop - 1.5 }, { size: SMALL, color: MUTED }),
        ];
      }),
      ...paragraphOf(titleLines, { x: EDGE, top: 4 }, { size: SMALL, color: MUTED }),
      ...ticks.flatMap((value) => [
        line({ x: area.left - 4, y: yOf(value) }, { x: area.left, y: yOf(value) }, RULE, 0.75),
        label(
          tickText(value),
          { x: area.left - 6, y: yOf(value) + 3.5 },
          { size: SMALL, anchor: 'end', color: MUTED },
        ),
      ]),
      line({ x: area.left, y: bottom }, { x: area.right, y: bottom }, RULE),
      ...trueX.flatMap((day, index) => [
        line({ x: day, y: bottom }, { x: day, y: bottom + 5 }, RULE),
        ...(Math.abs(day - (x[index] ?? day)) > 1
          ? [line({ x: day, y: bottom }, { x: x[index] ?? day, y: bottom - 8 }, FAINT)]
          : []),
      ]),
      ...dates,
      ...layOutTimePoints(plot, { x, yOf, top, bottom, width }),
    ],
  };
}

/** The labels of the days: the first, the last, and those between that fit. */
function dateLabels(
  { points }: TimePlot,
  trueX: number[],
  { left, right, top }: { left: number; right: number; top: number },
): Shape[] {
  const order = [0, points.length - 1, ...points.keys()];
  const taken: Box[] = [];
  return [...new Set(order)].flatMap((index) => {
    const text = points[index]?.label ?? '';
    const width = textWidth(text, SMALL);
    const start = Math.max(left, Math.min((trueX[index] ?? 0) - width / 2, right - width));
    const box = { left: start - 5, right: start + width + 5, top, bottom: top + lineHeight(SMALL) };
    const isKnown = points.some(({ label: other }, place) => place < index && other === text);
    if (isKnown || width > right - left || taken.some((other) => overlap(box, other))) return [];
    taken.push(box);
    return [
      label(
        text,
        { x: start + width / 2, y: top + SMALL + 1 },
        { size: SMALL, anchor: 'middle', color: MUTED },
      ),
    ];
  });
}
