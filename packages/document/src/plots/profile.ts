import type { ProfilePlot } from '../plot.ts';
import { spread } from './boxes.ts';
import type { Drawing, Shape } from './drawing.ts';
import { label, lineHeight, paragraphOf } from './labels.ts';
import { layOutLegend } from './legend.ts';
import { FAINT, FILLS, line, MUTED, mark, patterns, RULE } from './paint.ts';
import { layOutRow, seriesLines } from './profile-points.ts';
import { share, ticksOf, tickText } from './score-axis.ts';
import { textWidth, wrapText } from './text-width.ts';

const NAME_SIZE = 11.5;
const SMALL = 10;
const EDGE = 10;
/** With several raters the numbers are closer to the edge of the row. */
const rowPadding = ({ series }: ProfilePlot) => (series.length === 1 ? 2 : 4);
const GROUP_GAP = 8;
const MARK_WIDTH = 12;
/** A profile with a larger ratio of height to width would not fit a page. */
const MAX_ASPECT_RATIO = 1.25;

/** Scales are rows and scores go from left to right, so that even long names have room beside their row. */
export function layOutProfile(plot: ProfilePlot, width: number): Drawing {
  const { axis, scales, series } = plot;
  const nameWidth = nameColumn(plot, width);
  const area = { left: EDGE + nameWidth + 8, right: width - EDGE - 6 };
  const xOf = (value: number) => area.left + share(axis, value) * (area.right - area.left);

  const bands = layOutBandNames(plot, { width, xOf });
  const top = bands.height + 4;
  const lane = laneHeight(plot, width);
  const names = scales.map(({ name, standsOut }) =>
    wrapText(name, NAME_SIZE, nameWidth - MARK_WIDTH, standsOut),
  );
  const rows: { top: number; bottom: number }[] = [];
  for (const [index, { startsGroup }] of scales.entries()) {
    const start = (rows.at(-1)?.bottom ?? top) + (startsGroup && index > 0 ? GROUP_GAP : 0);
    const lines = (names[index]?.length ?? 0) * lineHeight(NAME_SIZE);
    rows.push({ top: start, bottom: start + Math.max(lines, series.length * lane) + rowPadding(plot) });
  }
  const bottom = Math.max(top + 20, rows.at(-1)?.bottom ?? top);

  const lanesOf = (row: { top: number; bottom: number }) =>
    series.map((_, index) => (row.top + row.bottom) / 2 + (index - (series.length - 1) / 2) * lane);
  const placed = rows.map((row, place) => layOutRow(plot, { place, lanes: lanesOf(row), area, xOf, lane }));

  const foot = layOutFoot(plot, { area, bottom, width, xOf });
  return {
    width,
    height: foot.bottom + 6,
    shapes: [
      patterns,
      ...bandShapes(plot, { top, bottom, xOf }),
      ...bands.shapes(top),
      ...foot.shapes,
      ...rows.flatMap((row, index) => [
        line({ x: EDGE, y: row.bottom }, { x: area.right, y: row.bottom }, FAINT, 0.75),
        ...nameShapes(names[index] ?? [], row, scales[index]?.standsOut ?? false),
      ]),
      ...seriesLines(plot, placed),
      ...placed.flatMap(({ shapes }) => shapes),
    ],
  };
}

function nameColumn({ scales }: ProfilePlot, width: number): number {
  const widest = Math.max(
    0,
    ...scales.map(({ name, standsOut }) => textWidth(name, NAME_SIZE, standsOut) + 1),
  );
  return Math.min(Math.max(widest, 60) + MARK_WIDTH, width * 0.36);
}

/** The height for each rater in a row, less with many scales and many raters. */
function laneHeight(plot: ProfilePlot, width: number): number {
  const { scales, series } = plot;
  const row = (width * MAX_ASPECT_RATIO - 100) / Math.max(scales.length, 1);
  const most = series.length === 1 ? 14 : 13;
  return Math.min(Math.max((row - rowPadding(plot)) / Math.max(series.length, 1), 7), most);
}

function nameShapes(lines: string[], row: { top: number; bottom: number }, standsOut: boolean): Shape[] {
  const middle = (row.top + row.bottom) / 2;
  const top = middle - (lines.length * lineHeight(NAME_SIZE)) / 2 - 1;
  return [
    ...(standsOut ? [mark(EDGE + 4, middle)] : []),
    ...paragraphOf(lines, { x: EDGE + MARK_WIDTH, top }, { size: NAME_SIZE, isBold: standsOut }),
  ];
}

function bandShapes(
  { axis }: ProfilePlot,
  { top, bottom, xOf }: { top: number; bottom: number; xOf: (value: number) => number },
): Shape[] {
  return axis.bands.flatMap(({ tone, from, to }): Shape[] => {
    const [start, end] = [xOf(from), xOf(to)];
    return [
      {
        tag: 'rect',
        attributes: {
          class: `plot-band plot-band-${tone}`,
          x: start,
          y: top,
          width: end - start,
          height: bottom - top,
          fill: FILLS[tone],
        },
      },
      line({ x: start, y: top }, { x: start, y: bottom }, RULE, 0.75),
      line({ x: end, y: top }, { x: end, y: bottom }, RULE, 0.75),
    ];
  });
}

/** The names of the bands above them, moved apart, each connected to its band by a line. */
function layOutBandNames(
  { axis }: ProfilePlot,
  { width, xOf }: { width: number; xOf: (value: number) => number },
) {
  const room = (width - 2 * EDGE) / Math.max(axis.bands.length, 1) - 6;
  const bands = axis.bands.map(({ name, from, to }) => {
    const lines = wrapText(name, SMALL, Math.min(92, room));
    const size = Math.max(0, ...lines.map((text) => textWidth(text, SMALL)));
    return { lines, size, middle: (xOf(from) + xOf(to)) / 2 };
  });
  const starts = spread(bands, { from: EDGE, to: width - EDGE, gap: 6 });
  const tallest = Math.max(0, ...bands.map(({ lines }) => lines.length)) * lineHeight(SMALL);
  return {
    height: tallest + 12,
    shapes: (top: number): Shape[] =>
      bands.flatMap(({ lines, size, middle }, index) => {
        const x = (starts[index] ?? 0) + size / 2;
        const start = top - 8 - lines.length * lineHeight(SMALL);
        return [
          ...paragraphOf(lines, { x, top: start - 2 }, { size: SMALL, anchor: 'middle', color: MUTED }),
          line({ x, y: top - 7 }, { x: middle, y: top }, RULE, 0.75),
        ];
      }),
  };
}

/** The numbers of the axis, its title and the legend. */
function layOutFoot(
  { axis, series }: ProfilePlot,
  {
    area,
    bottom,
    width,
    xOf,
  }: {
    area: { left: number; right: number };
    bottom: number;
    width: number;
    xOf: (value: number) => number;
  },
): { shapes: Shape[]; bottom: number } {
  const widest = Math.max(
    textWidth(tickText(axis.from), SMALL),
    textWidth(tickText(axis.to), SMALL),
    textWidth(tickText(axis.from + axis.step), SMALL),
  );
  const ticks = ticksOf(axis, Math.floor((area.right - area.left) / (widest + 10)));
  const shapes: Shape[] = ticks.flatMap((value) => [
    line({ x: xOf(value), y: bottom }, { x: xOf(value), y: bottom + 4 }, RULE, 0.75),
    label(
      tickText(value),
      { x: xOf(value), y: bottom + 15 },
      { size: SMALL, anchor: 'middle', color: MUTED },
    ),
  ]);
  // Below the names, where it needs no extra room.
  const end = area.left - widest / 2 - 6;
  const titleLines = wrapText(axis.title, SMALL, end - EDGE);
  const look = { size: SMALL, anchor: 'end', color: MUTED } as const;
  shapes.push(...paragraphOf(titleLines, { x: end, top: bottom + 5 }, look));
  const below = bottom + 8 + Math.max(1, titleLines.length) * lineHeight(SMALL);
  if (series.length < 2) return { shapes, bottom: below };
  const names = series.map(({ name }) => name);
  const legend = layOutLegend(names, { left: EDGE, right: width - EDGE, top: below + 6 });
  return { shapes: [...shapes, ...legend.shapes], bottom: below + 6 + legend.height + 2 };
}
