import { email, emailKey } from '@hub/contract/fields/email';

type Pasted = { addresses: string[]; wrong: string[] };

/** The addresses in pasted text, each once, apart from the words that are none. */
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

/** Between commas, semicolons, spaces and lines. Of 'Ines Bauer <ines@demo.test>' only the address counts. */
const wordsOf = (text: string) =>
  text
    .replace(NAMED_ADDRESS, ' $1 ')
    .split(/[\s,;]+/)
    .filter(Boolean);
