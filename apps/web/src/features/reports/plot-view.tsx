import { layOutPlot } from '@hub/document/lay-out-plot';
import type { Plot } from '@hub/document/plot';
import type { Shape } from '@hub/document/plots/drawing';
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import styles from './document.module.css';

const LEAST_WIDTH = 320;
const MOST_WIDTH = 760;

type Props = { plot: Plot; alternative: string; direction: 'ltr' | 'rtl' };

/** A plot as wide as its place. Each point can be focused, and says what it is. */
export function PlotView({ plot, alternative, direction }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(MOST_WIDTH);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const drawing = layOutPlot(plot, { width, direction });
  return (
    <div ref={frame} className={styles.plot}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no other element for a group with a name */}
      <svg
        role="group"
        aria-label={alternative}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        width={drawing.width}
        height={drawing.height}
      >
        {drawing.shapes.map((shape, index) => elementOf(shape, index))}
      </svg>
    </div>
  );
}

function elementOf({ tag, attributes, children = [], text, point }: Shape, key: number): React.ReactElement {
  const focusable = point && { tabIndex: 0, role: 'img', 'aria-label': point.label };
  return createElement(
    tag,
    { key, ...reactNames(attributes), ...focusable },
    text,
    ...children.map((child, index) => elementOf(child, index)),
  );
}

/** React writes attributes with a dash in camel case. */
const reactNames = (attributes: Shape['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
