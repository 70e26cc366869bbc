/** A shape of SVG as a plain object, so that a screen can make elements of it and a file a text. */
export interface Shape {
  tag: 'g' | 'rect' | 'line' | 'circle' | 'polygon' | 'polyline' | 'text' | 'defs' | 'pattern';
  attributes: Record<string, string | number>;
  children?: Shape[];
  text?: string;
  /** Set on the group of a point, for a screen on which points can be focused and are read out. */
  point?: { series: number; place: number; label: string };
}

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}
