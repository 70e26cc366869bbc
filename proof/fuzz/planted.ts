import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-data.ts';
import { MARKER } from './hostile-values.ts';

/** Log lines that contain something that was sent, or something that identifies a person. */
export function linesWithSecrets(log: readonly string[], tokens: readonly string[]): string[] {
  const secrets = [...spellings(MARKER), ...spellings(DEMO_PASSWORD), 'demo.test', 'Okafor', 'Maren'];
  const parts = tokens.flatMap((token) => token.split('.')).filter((part) => part.length > 20);
  return log.filter((line) => [...secrets, ...parts].some((secret) => line.includes(secret)));
}

/** A text, and its base64 forms at any position within a longer text. */
function spellings(text: string): string[] {
  const inside = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('x'.repeat(offset) + text).toString('base64');
    // The first and the last base64 characters also depend on the neighbouring text.
    return encoded.slice(4, -4);
  });
  return [text, ...inside];
}
