import type { TimePlot } from '../plot.ts';
import { type Box, firstFree } from './boxes.ts';
import type { Shape } from './drawing.ts';
import { labelSize, numberLabel } from './labels.ts';
import { fine, line, styleOf, symbol } from './paint.ts';

const SIZE = 10;
const RADIUS = 4;
const STEP = 3;

interface TimePlace {
  /** The positions of the points, so that none covers another. */
  x: number[];
  yOf: (value: number) => number;
  top: number;
  bottom: number;
  width: number;
}

/** The points of a scale over time: filled where it changed reliably since the first, hollow otherwise. */
export function layOutTimePoints({ name, points }: TimePlot, place: TimePlace): Shape[] {
  const { yOf, top, bottom, width } = place;
  const { color } = styleOf(0);
  const found = points.map((point, index) => {
    const { from, to } = point.interval ?? { from: point.value, to: point.value };
    return { ...point, x: place.x[index] ?? 0, y: yOf(point.value), low: yOf(from), high: yOf(to) };
  });
  const symbols = found.map(
    ({ x, y }): Box => ({ left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS }),
  );
  const numbers: Box[] = [];
  const shapes = found.map(({ x, y, low, high, ...point }, index): Shape => {
    const size = labelSize(point.text, SIZE, point.isReliableChange);
    const left = Math.max(2, Math.min(x - size.width / 2, width - 2 - size.width));
    const at = (start: number): Box => ({
      left,
      right: left + size.width,
      top: start,
      bottom: start + size.height,
    });
    const above = steps(top, Math.min(high, y) - 5 - size.height)
      .reverse()
      .map(at);
    const below = steps(Math.max(low, y) + 5, bottom - size.height).map(at);
    const beside = [...above.slice(0, 1), ...below.slice(0, 1), ...above, ...below];
    const anywhere = steps(top, bottom - size.height).map(at);
    const free =
      firstFree(beside, [...numbers, ...symbols]) ?? firstFree([...beside, ...anywhere], numbers) ?? at(top);
    numbers.push(free);
    return {
      tag: 'g',
      attributes: { class: 'plot-point' },
      point: { series: 0, place: index, label: [name, point.label, point.text].join(', ') },
      children: [
        ...(point.interval
          ? [
              line({ x, y: low }, { x, y: high }, color, 1.25),
              ...[low, high].map((end) => line({ x: x - 4, y: end }, { x: x + 4, y: end }, color, 1.25)),
            ]
          : []),
        symbol(0, { x, y, radius: RADIUS }, !point.isReliableChange),
        numberLabel(point.text, free, SIZE, point.isReliableChange),
      ],
    };
  });
  if (found.length < 2) return shapes;
  const through: Shape = {
    tag: 'polyline',
    attributes: {
      points: found.map(({ x, y }) => `${fine(x)},${fine(y)}`).join(' '),
      fill: 'none',
      stroke: color,
      'stroke-opacity': 0.55,
      'stroke-width': 1.25,
    },
  };
  return [through, ...shapes];
}

const steps = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, index) => from + index * STEP);
