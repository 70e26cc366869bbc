/** A fault of a definition with its path: scales[3].forms.self.items[2].weights.7 */
export interface Fault {
  path: string;
  message: string;
}

export type Path = readonly (string | number)[];

export const fault = (path: Path, message: string): Fault => ({ path: writePath(path), message });

function writePath(path: Path): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('');
}

/** A fault for each repeated value. */
export function findTwice(values: string[], pathOf: (index: number) => Path, kind: string): Fault[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? fault(pathOf(index), `The ${kind} ${value} is used twice`) : [],
  );
}
