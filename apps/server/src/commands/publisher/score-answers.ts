import { resolve } from 'node:path';
import { normGroup } from '@hub/instrument/definition/norms';
import { Refusal } from '@hub/instrument/refusal';
import { type ScoreInput, score } from '@hub/instrument/score';
import { z } from 'zod';
import { readInstrument } from '../../features/instruments/import/read-instruments.ts';
import { describeFault, type Fault } from '../../features/library/import/catalogue-refused.ts';
import { readJsonFile } from '../../features/library/import/read-json-file.ts';
import type { LocalWork } from '../command.ts';

const inputSchema = z.strictObject({
  form: z.string(),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()])),
  birthDate: z.string(),
  sex: z.string().nullable(),
  completedOn: z.string(),
  normGroup,
  switchedOff: z.array(z.string()).optional(),
  timings: z.record(z.string(), z.number()).optional(),
});

/** Prints the score of one form as JSON. */
export function scoreAnswers(instrumentFile: string, answersFile: string): LocalWork {
  return async ({ folder, print, complain }) => {
    const faults: Fault[] = [];
    const instrument = readInstrument(resolve(folder, instrumentFile), instrumentFile, faults);
    const input = readInput(resolve(folder, answersFile), answersFile, faults);
    if (instrument && input) {
      try {
        print(`${JSON.stringify(score(instrument.definition, input), null, 2)}\n`);
        return 0;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        faults.push(...error.faults.map(({ message }) => ({ file: answersFile, message })));
      }
    }
    complain(`${faults.map(describeFault).join('\n')}\nNothing was scored.\n`);
    return 1;
  };
}

function readInput(path: string, file: string, faults: Fault[]): ScoreInput | undefined {
  const json = readJsonFile(path, file, faults);
  if (!json) return undefined;
  const { data, error } = inputSchema.safeParse(json.value);
  if (data) {
    const { switchedOff, timings, ...rest } = data;
    return { ...rest, ...(switchedOff && { switchedOff }), ...(timings && { timings }) };
  }
  for (const { path: place, message } of error.issues) {
    faults.push({ file, line: json.lineOf(place), field: place.join('.'), message });
  }
  return undefined;
}
