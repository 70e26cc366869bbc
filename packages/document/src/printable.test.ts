import { expect, test } from 'vitest';
import type { ReportDocument } from './document.ts';
import { printable } from './printable.ts';

const withText = (text: string): ReportDocument => ({
  version: 1,
  language: 'en',
  direction: 'ltr',
  paper: 'letter',
  title: text,
  letterhead: null,
  running: { head: [text], foot: [], warning: null, pageLabel: 'Page {n} of {m}' },
  blocks: [{ kind: 'list', isOrdered: false, items: [[{ text, bold: true }]] }],
});

test.each([
  ['control characters', 'a\u0000b\u001b[31mc\u007f\u0090', 'ab[31mc'],
  ['line ends of every system', 'a\r\nb\rc\u2028d\u2029e\vf\fg\u0085h', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ['tabs', 'a\tb', 'a b'],
  ['half of a surrogate pair', 'a\ud83db\udc00c😀', 'abc😀'],
  ['what is no character', 'a\ufffeb\uffffc\ufdd0\u{1fffe}', 'abc'],
  ['marks that force a direction', 'Ann\u202egpj.exe\u202c \u202bx', 'Anngpj.exe x'],
])('%s are drawn as what can be read of them, everywhere in a document', (_, text, drawn) => {
  expect(printable(withText(text))).toEqual(withText(drawn));
});

test('joiners, isolates and marks of direction stay: words of many languages need them', () => {
  const text = 'می\u200cخواهم 👩\u200d👧 \u2068Ann\u2069 \u200f(1)';
  expect(printable(withText(text))).toEqual(withText(text));
});
