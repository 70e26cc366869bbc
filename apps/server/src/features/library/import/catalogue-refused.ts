export type Fault = { file: string; line?: number; field?: string; message: string };

/** Why nothing was imported: each fault with its file, and with its line and field where there are any. */
export class CatalogueRefused extends Error {
  constructor(faults: readonly Fault[]) {
    super([...faults.map(describe), 'Nothing was imported.'].join('\n'));
  }
}

const describe = ({ file, line, field, message }: Fault) =>
  [file, line && `line ${line}`, field].filter(Boolean).join(', ').concat(`: ${message}`);
