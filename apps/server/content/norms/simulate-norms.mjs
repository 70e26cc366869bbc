import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { models } from './models.mjs';
import { simulateTables } from './simulate-tables.mjs';

// Writes the norms of the demonstration instruments into their files:
// node apps/server/content/norms/simulate-norms.mjs && npx biome format --write apps/server/content/instruments

const folder = fileURLToPath(new URL('../instruments', import.meta.url));
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const file = join(folder, name);
  const definition = JSON.parse(readFileSync(file, 'utf8'));
  const model = models[definition.code];
  if (!model) continue;
  definition.norms.tables = simulateTables(definition, model);
  writeFileSync(file, write(definition));
}

/** Objects and lists without others inside stand on one line where they fit, as a person would write them. @param {unknown} value */
function write(value) {
  const text = JSON.stringify(value, null, 2).replace(
    /([{[])\n\s+([^{}[\]]*?)\n\s+([}\]])/g,
    (whole, open, inside, close) => {
      const line = inside.replace(/\n\s+/g, ' ');
      const space = open === '{' ? ' ' : '';
      return line.length > 90 ? whole : `${open}${space}${line}${space}${close}`;
    },
  );
  return `${text}\n`;
}
