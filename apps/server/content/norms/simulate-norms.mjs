import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { models } from './models.mjs';
import { simulateTables } from './simulate-tables.mjs';

// Writes the norms of the demonstration instruments into their files:
// node apps/server/content/norms/simulate-norms.mjs && npx biome format --write apps/server/content/instruments

const LINE = 110;

const folder = fileURLToPath(new URL('../instruments', import.meta.url));
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const file = join(folder, name);
  const definition = JSON.parse(readFileSync(file, 'utf8'));
  const model = models[definition.code];
  if (!model) continue;
  definition.norms.tables = simulateTables(definition, model);
  writeFileSync(file, `${write(definition, '', 0)}\n`);
}

/**
 * JSON in which everything stands on one line that fits there.
 * @param {unknown} value @param {string} indent @param {number} before How much stands on the line already. @returns {string}
 */
function write(value, indent, before) {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length < LINE) return line;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inside = Object.entries(value).map(([key, part]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return `${deeper}${name}${write(part, deeper, name.length)}`;
  });
  return `${open}\n${inside.join(',\n')}\n${indent}${close}`;
}

/** @param {unknown} value @returns {string} */
function inOneLine(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inOneLine(part)}`);
  return `{ ${parts.join(', ')} }`;
}
