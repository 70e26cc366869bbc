import { resolve } from 'node:path';
import { readInstrument } from '../../features/instruments/import/read-instruments.ts';
import { describeFault, type Fault } from '../../features/library/import/catalogue-refused.ts';
import type { LocalWork } from '../command.ts';

export function lintInstruments(files: string[]): LocalWork {
  return async ({ folder, print, complain }) => {
    const faults: Fault[] = [];
    for (const file of files) readInstrument(resolve(folder, file), file, faults);
    if (faults.length > 0) {
      complain(`${faults.map(describeFault).join('\n')}\n`);
      return 1;
    }
    print(files.length === 1 ? '1 file is good.\n' : `${files.length} files are good.\n`);
    return 0;
  };
}
