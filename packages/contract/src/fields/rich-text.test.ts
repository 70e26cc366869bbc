import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import { optionalRichText, richText } from './rich-text.ts';

const value = (html: string) => ({ html, text: '' });

test.each([
  '<p>Referred for attention and memory.</p>',
  'plain text',
  '<ul><li><p>x</p></li></ul>',
  '<p>0</p>',
  '<p>&lt;p&gt;</p>',
  '<p>&#60;&#62;</p>',
  '<p>&amp;nbsp;</p>',
  '<p>🦊</p>',
  '5 < 6',
  '<',
  '<p title=">">x</p>',
])('%j has content', (html) => {
  expect(messagesOf(richText, value(html))).toEqual([]);
});

test.each([
  '',
  '   \n\t',
  '<p></p>',
  '<p><br></p>',
  '<h1> </h1><ul><li><p></p></li></ul>',
  '<p>&nbsp;&#160;&#xA0;&#x2003;</p>',
  '<p>\u00a0\u200b\ufeff</p>',
  '<p>&#8203;&zwj;</p>',
  '<a href="https://example.com" title="a > b">  </a>',
  "<a title='>'></a>",
  '<!-- a > b -->',
  '<!-- never closed',
  '<!-- never > closed',
  '<p',
  '<a href="never closed>text',
])('%j has none', (html) => {
  expect(messagesOf(richText, value(html))).toEqual(['Content is required']);
  expect(messagesOf(optionalRichText, value(html))).toEqual([]);
});

test('rich text that was left out is asked for in the same words', () => {
  expect(messagesOf(richText, undefined)).toEqual(['Content is required']);
  expect(messagesOf(richText, null)).toEqual(['Content is required']);
});

test('rich text is html and text, within a limit, and nothing else', () => {
  expect(messagesOf(richText, { html: 'x', text: 'x', script: 'x' })).toHaveLength(1);
  expect(messagesOf(richText, { html: 'x' })).toHaveLength(1);
  expect(messagesOf(richText, 'x')).toHaveLength(1);
  expect(messagesOf(richText, value('x'.repeat(100_000)))).toEqual([]);
  expect(messagesOf(richText, value('x'.repeat(100_001)))).toEqual(['Maximum length exceeded']);
});

const tags = fc.constantFrom(
  '<p>',
  '</p>',
  '<br>',
  '<ul><li>',
  '</li></ul>',
  '<h2 style="text-align: center">',
  '<!-- -->',
);
const spaces = fc.constantFrom(' ', '\n', '\u00a0', '&nbsp;', '&#160;', '&#x2003;', '\u200b');
const blanks = fc.array(fc.oneof(tags, spaces)).map((parts) => parts.join(''));

test('no heap of tags and spaces is content, and one letter among them is', () => {
  fc.assert(
    fc.property(
      blanks,
      fc.constantFrom('a', '0', '-', 'é', '🦊', '&amp;'),
      blanks,
      (before, letter, after) => {
        expect(messagesOf(richText, value(before + after))).toEqual(['Content is required']);
        expect(messagesOf(richText, value(before + letter + after))).toEqual([]);
      },
    ),
  );
});

test.each(['<', '<a', '<"', '<a "', '<a "\'', '<!--', '<!-- "', '&#', '<a \'"<'])(
  'a hundred thousand characters of %j are judged at once',
  (piece) => {
    const html = piece.repeat(100_000 / piece.length);
    const start = Date.now();
    richText.safeParse(value(html));
    expect(Date.now() - start).toBeLessThan(2000);
  },
);
