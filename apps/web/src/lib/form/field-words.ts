/** The label and the value of a field by its path, for messages outside of the field. */
export type FieldWords<Values> = {
  labelOf: (path: string, values: Values) => string;
  /** Undefined if the field is empty. */
  valueOf: (path: string, values: Values) => string | undefined;
};

/** Stands for a row or a section that the other side has and this side has not. */
export const REMOVED = 'Removed';
