import { layOutPlot } from '@hub/document/lay-out-plot';
import type { Plot } from '@hub/document/plot';
import type { Shape } from '@hub/document/plots/drawing';
import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './plot.module.css';
import { nearestTo, placeAfter } from './plot-points.ts';

const MIN_WIDTH = 320;
const MAX_WIDTH = 760;

export type PlotPoint = NonNullable<Shape['point']>;

type Props = {
  plot: Plot;
  alternative: string;
  direction: 'ltr' | 'rtl';
  /** The accessible name of a point; its name and number if left out. */
  labelOf?: (point: PlotPoint) => string;
  /** Shown below the plot for the active point; nothing if left out. */
  detailOf?: (point: PlotPoint) => ReactNode;
};

/**
 * A plot as wide as its container. All points are one Tab stop: the arrow keys move between them, and each
 * announces its values. A pointer or a finger activates the nearest point.
 */
export function PlotView({ plot, alternative, direction, labelOf, detailOf }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [stop, setStop] = useState(0);
  const [shown, setShown] = useState<number>();
  const drawing = layOutPlot(plot, { width, direction });
  const points = drawing.shapes.flatMap(({ point }) => point ?? []);
  const active = Math.min(stop, points.length - 1);
  const isMarked = shown !== undefined && detailOf !== undefined;

  const show = (place: number | undefined) => {
    if (place === undefined) return;
    setStop(place);
    setShown(place);
  };
  const findPoints = () => [...(frame.current?.querySelectorAll<SVGElement>('[data-point]') ?? [])];
  const move = (event: React.KeyboardEvent) => {
    const next = placeAfter(event.key, active, { count: points.length, direction });
    if (next === undefined) return;
    event.preventDefault();
    findPoints()[next]?.focus();
  };
  const point = (event: React.PointerEvent) => show(nearestTo(event, findPoints()));

  let place = -1;
  const elements = drawing.shapes.map((shape, index) => {
    if (!shape.point) return elementOf(shape, index);
    place += 1;
    const own = place;
    return elementOf(shape, index, {
      'data-point': own,
      'data-marked': isMarked && own === active ? '' : undefined,
      tabIndex: own === active ? 0 : -1,
      role: 'img',
      'aria-label': labelOf?.(shape.point) ?? shape.point.label,
      onFocus: () => show(own),
    });
  });
  const detail = points[active];
  return (
    <>
      <div ref={frame} className={styles.plot}>
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no other element for a group with a name */}
        <svg
          role="group"
          aria-label={alternative}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          width={drawing.width}
          height={drawing.height}
          onKeyDown={move}
          {...(detailOf && { onPointerMove: point, onPointerDown: point })}
        >
          {elements}
        </svg>
      </div>
      {detailOf && (
        // The point itself is announced.
        <div className={styles.detail} aria-hidden="true">
          {shown !== undefined && detail ? detailOf(detail) : 'Point at a score, or use the arrow keys.'}
        </div>
      )}
    </>
  );
}

/** The width of the container, within the limits of the plot. */
function useWidth(frame: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(MAX_WIDTH);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

function elementOf(
  { tag, attributes, children = [], text }: Shape,
  key: number,
  more: object = {},
): React.ReactElement {
  return createElement(
    tag,
    { key, ...reactNames(attributes), ...more },
    text,
    ...children.map((child, index) => elementOf(child, index)),
  );
}

/** React writes attributes with a dash in camel case. */
const reactNames = (attributes: Shape['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name === 'class' ? 'className' : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
