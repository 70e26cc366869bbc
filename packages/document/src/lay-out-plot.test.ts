import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutPlot } from './lay-out-plot.ts';
import type { Plot, PlotAxis } from './plot.ts';
import type { Drawing, Shape } from './plots/drawing.ts';
import { textWidth } from './plots/text-width.ts';
import { svgOf } from './svg-of.ts';

const AXIS: PlotAxis = {
  title: 'T',
  from: 20,
  to: 100,
  step: 10,
  bands: [
    { name: 'Usual', tone: 'neutral', from: 20, to: 60 },
    { name: 'Somewhat raised', tone: 'caution', from: 60, to: 65 },
    { name: 'High', tone: 'concern', from: 65, to: 70 },
    { name: 'Very high', tone: 'concern', from: 70, to: 100 },
  ],
};

const name = fc.oneof(
  fc.constantFrom('Attention problems', 'Incumplimiento de reglas', 'Angst', 'انخفاض المزاج', '不安'),
  fc.string({ maxLength: 60 }),
  fc.constant('Donaudampfschifffahrtsgesellschaftskapitänswitwe and others'),
);
const tone = fc.constantFrom('good', 'neutral', 'caution', 'concern' as const);

const axis = fc
  .record({
    from: fc.integer({ min: -50, max: 30 }),
    length: fc.integer({ min: 10, max: 120 }),
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
    names: fc.array(name, { minLength: 6, maxLength: 6 }),
    tones: fc.array(tone, { minLength: 6, maxLength: 6 }),
    step: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ from, length, cuts, names, tones, step }): PlotAxis => {
    const ends = [0, ...cuts.toSorted((a, b) => a - b), 100].map((part) => from + (length * part) / 100);
    return {
      title: 'Score',
      from,
      to: from + length,
      step,
      bands: ends.slice(1).map((end, index) => ({
        name: names[index] ?? '',
        tone: tones[index] ?? 'neutral',
        from: ends[index] ?? from,
        to: end,
      })),
    };
  });

/** Includes values beyond the ends of every axis. */
const point = fc
  .record({ value: fc.integer({ min: -60, max: 170 }), half: fc.option(fc.integer({ min: 0, max: 40 })) })
  .map(({ value, half }) => ({
    value,
    text: String(value),
    interval: half === null ? null : { from: value - half, to: value + half },
  }));

const profile = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5 }))
  .chain(([k, raters]) =>
    fc.record({
      kind: fc.constant('profile' as const),
      axis,
      scales: fc.array(fc.record({ name, startsGroup: fc.boolean(), standsOut: fc.boolean() }), {
        minLength: k,
        maxLength: k,
      }),
      series: fc.array(
        fc.record({ name, points: fc.array(fc.option(point), { minLength: k, maxLength: k }) }),
        { minLength: raters, maxLength: raters },
      ),
    }),
  );

const times = fc
  .record({
    kind: fc.constant('time' as const),
    axis,
    name,
    days: fc.array(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3000 })), {
      minLength: 1,
      maxLength: 20,
    }),
    points: fc.array(point, { minLength: 20, maxLength: 20 }),
    changes: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
  })
  .map(({ days, points, changes, ...rest }) => ({
    ...rest,
    points: days
      .toSorted((a, b) => a - b)
      .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10))
      .map((day, index) => ({
        day,
        label: day,
        ...(points[index] as (typeof points)[number]),
        isReliableChange: changes[index] ?? false,
      })),
  }));

const plots: fc.Arbitrary<Plot> = fc.oneof(profile, times);
const places = fc.record({
  width: fc.integer({ min: 320, max: 900 }),
  direction: fc.constantFrom('ltr', 'rtl' as const),
});

const everyShape = (shapes: Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.tag === 'defs' ? [] : [shape, ...everyShape(shape.children ?? [])]));

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The area of a shape, from its attributes. */
function boxOf({ tag, attributes, text = '' }: Shape): Box | null {
  const number = (attribute: string) => Number(attributes[attribute]);
  switch (tag) {
    case 'text': {
      const size = number('font-size');
      const width = textWidth(text, size, 'font-weight' in attributes);
      const before = { start: 0, middle: 0.5, end: 1 }[String(attributes['text-anchor'])] ?? Number.NaN;
      const left = number('x') - before * width;
      return { left, right: left + width, top: number('y') - 0.8 * size, bottom: number('y') + 0.25 * size };
    }
    case 'rect':
      return {
        left: number('x'),
        right: number('x') + number('width'),
        top: number('y'),
        bottom: number('y') + number('height'),
      };
    case 'line':
      return around([
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ]);
    case 'circle':
      return {
        left: number('cx') - number('r'),
        right: number('cx') + number('r'),
        top: number('cy') - number('r'),
        bottom: number('cy') + number('r'),
      };
    case 'polygon':
    case 'polyline':
      return around(
        String(attributes.points)
          .split(' ')
          .map((corner) => corner.split(',').map(Number)),
      );
    default:
      return null;
  }
}

function around(corners: number[][]): Box {
  const [x, y] = [0, 1].map((axis) => corners.map((corner) => corner[axis] ?? Number.NaN));
  return {
    left: Math.min(...(x ?? [])),
    right: Math.max(...(x ?? [])),
    top: Math.min(...(y ?? [])),
    bottom: Math.max(...(y ?? [])),
  };
}

const CLOSE = 0.011;

const outside = ({ width, height, shapes }: Drawing) =>
  everyShape(shapes).filter((shape) => {
    const box = boxOf(shape);
    const isInside =
      !box ||
      (box.left >= -CLOSE && box.right <= width + CLOSE && box.top >= -CLOSE && box.bottom <= height + CLOSE);
    return !isInside;
  });

function overlapping({ shapes }: Drawing) {
  const labels = everyShape(shapes)
    .filter(({ tag }) => tag === 'text')
    .map((shape) => ({ text: shape.text, box: boxOf(shape) as Box }));
  return labels.flatMap((a, index) =>
    labels
      .slice(index + 1)
      .filter(
        ({ box: b }) =>
          Math.min(a.box.right, b.right) - Math.max(a.box.left, b.left) > CLOSE &&
          Math.min(a.box.bottom, b.bottom) - Math.max(a.box.top, b.top) > CLOSE,
      )
      .map((b) => [a, b]),
  );
}

test('nothing of a plot is outside of its picture', () => {
  fc.assert(
    fc.property(plots, places, (plot, place) => {
      expect(outside(layOutPlot(plot, place))).toEqual([]);
    }),
  );
});

test('no label covers another', () => {
  fc.assert(
    fc.property(plots, places, (plot, place) => {
      expect(overlapping(layOutPlot(plot, place))).toEqual([]);
    }),
  );
});

test('each point is there with its number, its whiskers and a label to be read out', () => {
  fc.assert(
    fc.property(profile, places, (plot, place) => {
      const groups = everyShape(layOutPlot(plot, place).shapes).filter(({ point }) => point);
      const found = groups.map(({ point, children = [] }) => ({
        series: point?.series,
        place: point?.place,
        number: children.find(({ tag }) => tag === 'text')?.text,
        whiskers: children.filter(({ tag }) => tag === 'line').length,
      }));
      const expected = plot.scales.flatMap((_, index) =>
        plot.series.flatMap(({ points }, series) => {
          const point = points[index];
          return point
            ? [{ series, place: index, number: point.text, whiskers: point.interval ? 3 : 0 }]
            : [];
        }),
      );
      expect(found).toEqual(expected);
    }),
  );
});

const center = (shape: Shape) => {
  const box = boxOf(shape) as Box;
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
};

test('points of the same day and the same score stand beside each other', () => {
  fc.assert(
    fc.property(times, places, (plot, place) => {
      const symbols = everyShape(layOutPlot(plot, place).shapes)
        .filter(({ point }) => point)
        .map(({ children = [] }) => center(children.find(({ tag }) => tag === 'circle') as Shape));
      const gaps = symbols.slice(1).map(({ x }, index) => Math.abs(x - (symbols[index]?.x ?? 0)));
      expect(Math.min(...gaps, 100)).toBeGreaterThanOrEqual(8);
    }),
  );
});

test('time runs truly: twice the days are twice as far', () => {
  const pointOn = (day: string) => ({
    day,
    label: day,
    value: 50,
    text: '50',
    interval: null,
    isReliableChange: false,
  });
  const plot: Plot = {
    kind: 'time',
    axis: AXIS,
    name: 'Worry',
    points: ['2026-01-01', '2026-01-31', '2026-04-01'].map(pointOn),
  };
  const at = (direction: 'ltr' | 'rtl') =>
    everyShape(layOutPlot(plot, { width: 680, direction }).shapes)
      .filter(({ tag }) => tag === 'circle')
      .map((shape) => center(shape).x);
  const [first = 0, second = 0, third = 0] = at('ltr');
  expect((third - second) / (second - first)).toBeCloseTo(2, 5);
  expect(at('rtl').map((x) => Math.round(680 - x))).toEqual(at('ltr').map(Math.round));
});

test('series are told apart without colour, and bands by their grey or dots and their names', () => {
  const plot: Plot = {
    kind: 'profile',
    axis: AXIS,
    scales: [
      { name: 'A', startsGroup: false, standsOut: false },
      { name: 'B', startsGroup: false, standsOut: true },
    ],
    series: ['Mother', 'Father', 'Teacher', 'Self', 'Other'].map((rater, index) => ({
      name: rater,
      points: [50, 60].map((value) => ({
        value: value + index,
        text: String(value + index),
        interval: null,
      })),
    })),
  };
  const drawing = layOutPlot(plot, { width: 680, direction: 'ltr' });
  const shapes = everyShape(drawing.shapes);
  const lines = shapes.filter(({ tag }) => tag === 'polyline');
  expect(new Set(lines.map(({ attributes }) => attributes['stroke-dasharray'])).size).toBe(5);
  const symbols = shapes
    .filter(({ point }) => point?.place === 0)
    .map(({ children = [] }) => children.find(({ tag }) => tag === 'circle' || tag === 'polygon'));
  expect(
    new Set(symbols.map((shape) => `${shape?.tag} ${String(shape?.attributes.points).split(' ').length}`))
      .size,
  ).toBeGreaterThanOrEqual(4);
  const texts = shapes.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['Usual', 'Somewhat', 'raised', 'High', 'Very high', 'Mother', 'Self']),
  );
  expect(shapes.filter(({ attributes }) => attributes.class === 'plot-mark')).toHaveLength(1);
});

test('text of people is text in the file', () => {
  const hostile = '</text><script>alert("x")</script>&\u0000\ud800';
  const plot: Plot = {
    kind: 'profile',
    axis: AXIS,
    scales: [{ name: hostile, startsGroup: false, standsOut: false }],
    series: [{ name: hostile, points: [{ value: 50, text: '5&0', interval: null }] }],
  };
  const svg = svgOf(layOutPlot(plot, { width: 680, direction: 'ltr' }));
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;');
  expect(svg).toContain('>5&amp;0</text>');
  expect(svg).not.toContain('\u0000');
  expect(svg.isWellFormed()).toBe(true);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="680"/);
  expect(svg).not.toContain('NaN');
  expect(svg).not.toContain('var(');
});
