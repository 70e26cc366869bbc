import type { ProfilePlot } from '../plot.ts';
import { type Box, firstFree } from './boxes.ts';
import type { Shape } from './drawing.ts';
import { labelSize, numberLabel } from './labels.ts';
import { fine, line, styleOf, symbol } from './paint.ts';

const SIZE = 10;
const STEP = 4;

interface RowPlace {
  /** The index of the scale in the profile. */
  place: number;
  /** The height of each series within the row. */
  lanes: number[];
  lane: number;
  area: { left: number; right: number };
  xOf: (value: number) => number;
}

export interface PlacedRow {
  /** The position of each series' point; null without a score. */
  points: ({ x: number; y: number } | null)[];
  shapes: Shape[];
}

/** The points of one scale with whiskers and numbers. Each number is placed where it covers nothing. */
export function layOutRow({ scales, series }: ProfilePlot, row: RowPlace): PlacedRow {
  const { place, lanes, area, xOf } = row;
  const radius = Math.min(4, row.lane / 2 - 0.4);
  const found = series.flatMap(({ name, points }, index) => {
    const point = points[place];
    if (!point) return [];
    const { from, to } = point.interval ?? { from: point.value, to: point.value };
    return [
      {
        ...point,
        name,
        series: index,
        y: lanes[index] ?? 0,
        x: xOf(point.value),
        from: xOf(from),
        to: xOf(to),
      },
    ];
  });
  const symbols = found.map(
    ({ x, y }): Box => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }),
  );
  const numbers: Box[] = [];
  const shapes = found.map((point): Shape => {
    const { width, height } = labelSize(point.text, SIZE, true);
    const at = (left: number): Box => ({
      left,
      right: left + width,
      top: point.y - height / 2,
      bottom: point.y + height / 2,
    });
    const beside = placesBeside(point, { ...area, width }).map(at);
    const anywhere = steps(area.left, area.right - width, STEP).map(at);
    const place =
      firstFree(beside, [...numbers, ...symbols]) ??
      firstFree([...beside, ...anywhere], numbers) ??
      at(area.left);
    numbers.push(place);
    const { color } = styleOf(point.series);
    return {
      tag: 'g',
      attributes: { class: 'plot-point' },
      point: {
        series: point.series,
        place: row.place,
        label: [scales[row.place]?.name, ...(series.length > 1 ? [point.name] : []), point.text].join(', '),
      },
      children: [
        ...(point.interval
          ? [
              line({ x: point.from, y: point.y }, { x: point.to, y: point.y }, color, 1.25),
              ...[point.from, point.to].map((x) =>
                line({ x, y: point.y - radius }, { x, y: point.y + radius }, color, 1.25),
              ),
            ]
          : []),
        symbol(point.series, { x: point.x, y: point.y, radius }),
        numberLabel(point.text, place, SIZE, true),
      ],
    };
  });
  const points = series.map((_, index) => {
    const point = found.find((each) => each.series === index);
    return point ? { x: point.x, y: point.y } : null;
  });
  return { points, shapes };
}

/** Possible places: after the whisker, further away, then before it. */
function placesBeside(
  { from, to, x }: { from: number; to: number; x: number },
  { left, right, width }: { left: number; right: number; width: number },
): number[] {
  const after = Math.max(to, x) + 6;
  const before = Math.min(from, x) - 6 - width;
  return [...steps(after, right - width, STEP), ...steps(left, before, STEP).reverse()];
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);

/** A line through the points of each series, interrupted where a scale has no score or another group begins. */
export function seriesLines({ scales, series }: ProfilePlot, rows: PlacedRow[]): Shape[] {
  return series.flatMap((_, index) => {
    const { color, dash } = styleOf(index);
    const runs: { x: number; y: number }[][] = [[]];
    for (const [place, row] of rows.entries()) {
      const point = row.points[index];
      if (scales[place]?.startsGroup || !point) runs.push([]);
      if (point) runs.at(-1)?.push(point);
    }
    return runs
      .filter((run) => run.length > 1)
      .map(
        (run): Shape => ({
          tag: 'polyline',
          attributes: {
            points: run.map(({ x, y }) => `${fine(x)},${fine(y)}`).join(' '),
            fill: 'none',
            stroke: color,
            'stroke-opacity': 0.55,
            'stroke-width': 1.25,
            ...(dash ? { 'stroke-dasharray': dash } : {}),
          },
        }),
      );
  });
}
