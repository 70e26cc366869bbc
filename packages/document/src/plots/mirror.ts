import type { Drawing, Shape } from './drawing.ts';
import { fine } from './paint.ts';

/** Mirrors a drawing for a right-to-left page. Letters and patterns are not mirrored. */
export const mirror = ({ width, height, shapes }: Drawing): Drawing => ({
  width,
  height,
  shapes: shapes.map((shape) => mirrored(shape, width)),
});

const ANCHORS: Record<string, string> = { start: 'end', end: 'start', middle: 'middle' };

function mirrored(shape: Shape, width: number): Shape {
  if (shape.tag === 'defs') return shape;
  const { attributes, children } = shape;
  const changed = Object.entries(attributes).map(([name, value]) => [
    name,
    mirroredValue(name, value, width, attributes),
  ]);
  return {
    ...shape,
    attributes: Object.fromEntries(changed),
    ...(children ? { children: children.map((child) => mirrored(child, width)) } : {}),
  };
}

function mirroredValue(
  name: string,
  value: string | number,
  width: number,
  attributes: Shape['attributes'],
): string | number {
  switch (name) {
    case 'x':
      return width - Number(value) - Number(attributes.width ?? 0);
    case 'x1':
    case 'x2':
    case 'cx':
      return width - Number(value);
    case 'points':
      return String(value)
        .split(' ')
        .map((corner) => corner.split(','))
        .map(([x, y]) => `${fine(width - Number(x))},${y}`)
        .join(' ');
    case 'text-anchor':
      return ANCHORS[value] ?? value;
    default:
      return value;
  }
}
