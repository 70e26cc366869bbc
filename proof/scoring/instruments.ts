import { readdirSync, readFileSync } from 'node:fs';
import { type Definition, definition } from '@hub/instrument/definition';

const PAGE = new URL('../../docs/instruments.md', import.meta.url);
const INSTRUMENTS = new URL('../../apps/server/content/instruments/', import.meta.url);

/** The example of the documentation, and the instruments of the demonstration. */
export function readInstruments(): Definition[] {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const demonstrated = readdirSync(INSTRUMENTS).map((name) =>
    readFileSync(new URL(name, INSTRUMENTS), 'utf8'),
  );
  return [example, ...demonstrated].map((text) => definition.parse(JSON.parse(text)));
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
