import { expect, test } from 'vitest';
import { blocksOf } from './rich-text-blocks.ts';

const paragraph = (...runs: object[]) => ({ kind: 'paragraph', look: 'normal', runs });

test('a paragraph keeps what is bold, italic, underlined and linked', () => {
  expect(
    blocksOf(
      '<p>Settled <strong>quickly, <em>too</em></strong></p><p><u>See</u> <a href="https://x.test/?a=1&amp;b=2">this</a></p>',
    ),
  ).toEqual([
    paragraph(
      { text: 'Settled ' },
      { text: 'quickly, ', bold: true },
      { text: 'too', bold: true, italic: true },
    ),
    paragraph(
      { text: 'See', underline: true },
      { text: ' ' },
      { text: 'this', href: 'https://x.test/?a=1&b=2' },
    ),
  ]);
});

test('a heading is a bold line, and characters are what one reads', () => {
  expect(blocksOf('<h2>1 &lt; 2 &amp; 3</h2><p>a<br>b</p><p></p>')).toEqual([
    paragraph({ text: '1 < 2 & 3', bold: true }),
    paragraph({ text: 'a' }, { text: '\n' }, { text: 'b' }),
  ]);
});

test('lists in lists are one list, and what follows is no part of it', () => {
  expect(
    blocksOf('<ol><li><p>one</p><ul><li><p>deeper</p></li></ul></li><li>two</li></ol><p>after</p>'),
  ).toEqual([
    { kind: 'list', isOrdered: true, items: [[{ text: 'one' }], [{ text: 'deeper' }], [{ text: 'two' }]] },
    paragraph({ text: 'after' }),
  ]);
});
