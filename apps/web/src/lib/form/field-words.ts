/** How a form tells of a field by its path, where it is not on the screen. */
export type FieldWords<Values> = {
  labelOf: (path: string, values: Values) => string;
  /** Nothing when it is empty. */
  valueOf: (path: string, values: Values) => string | undefined;
};

/** In place of a row or a section that is there on the other side alone. */
export const REMOVED = 'Removed';
