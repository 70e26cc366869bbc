export type Fault = { file: string; line?: number; field?: string; message: string };

/** Nothing was imported. Lists each fault with its file, and with line and field if known. */
export class CatalogueRefused extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super([...faults.map(describeFault), 'Nothing was imported.'].join('\n'));
    this.faults = faults;
  }
}

export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new CatalogueRefused(faults);
}

export const describeFault = ({ file, line, field, message }: Fault) =>
  [file, line && `line ${line}`, field].filter(Boolean).join(', ').concat(`: ${message}`);
