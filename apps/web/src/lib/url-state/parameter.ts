import { TEXT_MAX_LENGTH } from '@hub/contract/fields/text';

/** A value in the address of a list: how it is read, written, and its default. */
export type Parameter<Value> = {
  fallback: Value;
  /** Undefined for text that is no such value. */
  parse: (text: string) => Value | undefined;
  print(value: Value): string;
};

/** Not trimmed, because the user may be about to type another word after a space. */
export const text: Parameter<string> = {
  fallback: '',
  parse: (written) => written.slice(0, TEXT_MAX_LENGTH),
  print: (value) => value,
};

/** The id of a record; empty for none. */
export const recordId: Parameter<string> = {
  fallback: '',
  parse: (written) => (/^[0-9a-f-]{36}$/.test(written) ? written : undefined),
  print: String,
};

/** A filter that is on, off, or not set. */
export const flag: Parameter<boolean | undefined> = {
  fallback: undefined,
  parse: (written) => (written === 'true' ? true : written === 'false' ? false : undefined),
  print: String,
};

export const wholeNumber = (least: number, most: number): Parameter<number | undefined> => ({
  fallback: undefined,
  parse(written) {
    const value = /^-?\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
  print: String,
});

export function oneOf<Value extends string | number>(values: readonly Value[]): Parameter<Value | undefined>;
export function oneOf<Value extends string | number>(
  values: readonly Value[],
  fallback: Value,
): Parameter<Value>;
export function oneOf<Value extends string | number>(values: readonly Value[], fallback?: Value) {
  return {
    fallback,
    parse: (written: string) => values.find((value) => String(value) === written),
    print: String,
  };
}
