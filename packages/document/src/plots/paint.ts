import type { Tone } from '../plot.ts';
import type { Shape } from './drawing.ts';

export const INK = '#1f2933';
export const MUTED = '#52606d';
export const RULE = '#9aa5b1';
export const FAINT = '#d3d9df';
export const PAPER = '#ffffff';

/** Greys of different depth, and dots for good values, so that no tone depends on color alone. */
export const FILLS: Record<Tone, string> = {
  good: 'url(#plot-good)',
  neutral: PAPER,
  caution: '#ededed',
  concern: '#d9d9d9',
};

export const patterns: Shape = {
  tag: 'defs',
  attributes: {},
  children: [
    {
      tag: 'pattern',
      attributes: { id: 'plot-good', width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
      children: [
        { tag: 'rect', attributes: { width: 6, height: 6, fill: PAPER } },
        { tag: 'circle', attributes: { cx: 3, cy: 3, r: 0.8, fill: RULE } },
      ],
    },
  ],
};

/** The style of a series: symbol, line and color. */
export const styleOf = (series: number) => STYLES[series % STYLES.length] as Style;
type Style = { color: string; dash: string; symbol: 'circle' | 'square' | 'triangle' | 'diamond' | 'plus' };
const STYLES: Style[] = [
  { color: '#0f5c66', dash: '', symbol: 'circle' },
  { color: '#9a3412', dash: '6 3', symbol: 'square' },
  { color: '#1f2933', dash: '2 3', symbol: 'triangle' },
  { color: '#5b3aa8', dash: '8 3 2 3', symbol: 'diamond' },
  { color: '#3f6212', dash: '1 4', symbol: 'plus' },
];

/** Corners on a square from -1 to 1. */
const CORNERS = {
  square: '-0.9,-0.9 0.9,-0.9 0.9,0.9 -0.9,0.9',
  triangle: '0,-1 1,0.85 -1,0.85',
  diamond: '0,-1.1 1.1,0 0,1.1 -1.1,0',
  plus: '-0.4,-1.1 0.4,-1.1 0.4,-0.4 1.1,-0.4 1.1,0.4 0.4,0.4 0.4,1.1 -0.4,1.1 -0.4,0.4 -1.1,0.4 -1.1,-0.4 -0.4,-0.4',
};

export function symbol(
  series: number,
  at: { x: number; y: number; radius: number },
  isHollow = false,
): Shape {
  const { color, symbol: kind } = styleOf(series);
  const paint = { fill: isHollow ? PAPER : color, stroke: color, 'stroke-width': isHollow ? 1.5 : 1 };
  const { x, y, radius } = at;
  if (kind === 'circle') return { tag: 'circle', attributes: { cx: x, cy: y, r: radius, ...paint } };
  return { tag: 'polygon', attributes: { points: cornersAt(CORNERS[kind], x, y, radius), ...paint } };
}

/** A mark beside the name of a scale that stands out. */
export const mark = (x: number, y: number): Shape => ({
  tag: 'polygon',
  attributes: { class: 'plot-mark', points: cornersAt('-0.8,-1 0.9,0 -0.8,1', x, y, 4), fill: INK },
});

const cornersAt = (corners: string, x: number, y: number, radius: number) =>
  corners
    .split(' ')
    .map((corner) => corner.split(',').map(Number))
    .map(([across = 0, down = 0]) => `${fine(x + across * radius)},${fine(y + down * radius)}`)
    .join(' ');

export const fine = (value: number) => Math.round(value * 100) / 100;

export const line = (
  from: { x: number; y: number },
  to: { x: number; y: number },
  stroke: string,
  width = 1,
): Shape => ({
  tag: 'line',
  attributes: { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke, 'stroke-width': width },
});
