import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Definition, definition } from '@hub/instrument/definition';

const PAGE = new URL('../../docs/instruments.md', import.meta.url);
const CATALOGUE = new URL('../../apps/server/content/instruments/', import.meta.url);

/** The example of the documentation, and the instruments of the demonstration catalogue. */
export function readInstruments(): Definition[] {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const files = existsSync(CATALOGUE) ? readdirSync(CATALOGUE).filter((name) => name.endsWith('.json')) : [];
  const catalogue = files.map((name) => readFileSync(new URL(name, CATALOGUE), 'utf8'));
  return [example, ...catalogue].map((text) => definition.parse(JSON.parse(text)));
}
