import { readdirSync, readFileSync } from 'node:fs';
import { type Definition, definition } from '@hub/instrument/definition';

const PAGE = new URL('../../docs/instruments.md', import.meta.url);
const CATALOGUE = new URL('../../apps/server/content/instruments/', import.meta.url);

/** The example of the documentation, and the instruments of the demonstration catalogue. */
export function readInstruments(): Definition[] {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const catalogue = readdirSync(CATALOGUE).map((name) => readFileSync(new URL(name, CATALOGUE), 'utf8'));
  return [example, ...catalogue].map((text) => definition.parse(JSON.parse(text)));
}

/** Each form of these instruments. */
export const readForms = () =>
  readInstruments().flatMap((instrument) =>
    instrument.forms.map(({ id }) => ({
      name: `${instrument.code} ${id}`,
      definition: instrument,
      form: id,
    })),
  );
