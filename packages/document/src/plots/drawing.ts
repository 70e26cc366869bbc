/** An SVG shape as a plain object, from which a screen creates elements and a file creates text. */
export interface Shape {
  tag: 'g' | 'rect' | 'line' | 'circle' | 'polygon' | 'polyline' | 'text' | 'defs' | 'pattern';
  attributes: Record<string, string | number>;
  children?: Shape[];
  text?: string;
  /** Set on the group of a point, so that screens can focus points and read them out. */
  point?: { series: number; place: number; label: string };
}

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}
