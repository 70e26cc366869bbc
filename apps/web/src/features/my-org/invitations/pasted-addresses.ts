import { email, emailKey } from '@hub/contract/fields/email';

type Pasted = { addresses: string[]; wrong: string[] };

/** The distinct addresses in pasted text, and separately the words that are not addresses. */
export function pastedAddresses(text: string): Pasted {
  const known = new Map<string, string>();
  const wrong = new Set<string>();
  for (const word of wordsOf(text)) {
    const address = email.safeParse(word);
    if (!address.success) wrong.add(word);
    else if (!known.has(emailKey(word))) known.set(emailKey(word), address.data);
  }
  return { addresses: [...known.values()], wrong: [...wrong] };
}

const NAMED_ADDRESS = /(?:"[^"]*"\s*|[^,;\n<]*)<([^<>]*)>/g;

/**
 * Splits at commas, semicolons, spaces and line breaks. Of 'Ines Bauer <ines@demo.test>' only the address
 * counts.
 */
const wordsOf = (text: string) =>
  text
    .replace(NAMED_ADDRESS, ' $1 ')
    .split(/[\s,;]+/)
    .filter(Boolean);
