import { expect, test } from 'vitest';
import { readRichText } from './read-rich-text.ts';

const htmlOf = (html: string) => readRichText({ html }).html;
const textOf = (html: string) => readRichText({ html }).text;

const link = (href: string) =>
  `<p>See <a target="_blank" rel="noopener noreferrer" href="${href}">this</a></p>`;

test.each([
  '<p>Settled <strong>quickly</strong>, <em>without</em> <u>prompts</u></p>',
  '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
  '<ul><li><p>one</p><ul><li><p>deeper</p></li></ul></li></ul>',
  '<ol start="3"><li><p>three</p></li></ol>',
  '<p style="text-align: justify;">even</p><h2 style="text-align: center;">middle</h2>',
  link('https://www.example.com/a?b=1&amp;c=2#d'),
  link('mailto:office@example.com'),
  link('tel:800-555-0142'),
  '<p>a<br>b&nbsp; c</p>',
  '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
])('what the field can hold is kept: %s', (html) => {
  expect(htmlOf(html)).toBe(html);
});

test.each([
  ['<p onclick="x()" class="y" id="z" data-q="1">text</p>', '<p>text</p>'],
  ['<div><b>bold</b> <i>italic</i></div>', '<strong>bold</strong> <em>italic</em>'],
  [
    '<p style="color: red; text-align: RIGHT; position: fixed">text</p>',
    '<p style="text-align: right;">text</p>',
  ],
  ['<p style="text-align: expression(x())">text</p>', '<p>text</p>'],
  ['<ul style="text-align: center"><li>text</li></ul>', '<ul><li>text</li></ul>'],
  ['<ol start="x" type="a"><li>text</li></ol>', '<ol><li>text</li></ol>'],
  ['<script>x()</script><style>p{}</style>text', 'text'],
  ['<img src="x" onerror="x()">text', 'text'],
  ['<p>bell&#7; and \u0007bell</p>', '<p>bell and bell</p>'],
])('what it cannot hold is left out: %s', (html, kept) => {
  expect(htmlOf(html)).toBe(kept);
});

test.each([
  'http://www.example.com',
  'javascript:x()',
  'JaVaScRiPt:x()',
  'java&#10;script:x()',
  '&#1;javascript:x()',
  'data:text/html,x',
  'vbscript:x()',
  'ftp://example.com',
  '',
])('a link to %j is text', (href) => {
  expect(htmlOf(`<p>See <a href="${href}">this</a></p>`)).toBe('<p>See this</p>');
});

test('a link opens apart, whatever was sent', () => {
  const sent = '<p>See <a href="https://www.example.com" target="_top" rel="opener" class="x">this</a></p>';
  expect(htmlOf(sent)).toBe(link('https://www.example.com'));
});

test.each([
  [
    '<h2>Title</h2><p>one<br>two</p><ul><li><p>three</p></li><li>four</li></ul>',
    'Title\none\ntwo\nthree\nfour',
  ],
  ['<p>  many \n  spaces&nbsp;&nbsp;here </p>', 'many spaces here'],
  ['<p>in<strong>side</strong> a word</p>', 'inside a word'],
  ['<p>1 &lt; 2 &amp;lt; &quot;3&quot; &amp;nbsp;</p>', '1 < 2 &lt; "3" &nbsp;'],
])('the text is what one reads: %s', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test('the text that was sent does not count', () => {
  expect(readRichText({ html: '<p>seen</p>', ...{ text: 'claimed' } })).toEqual({
    html: '<p>seen</p>',
    text: 'seen',
  });
});

test.each(['', '<p></p>', '<p>&nbsp;<br></p>', '<script>x()</script>'])('%j has no content', (html) => {
  expect(readRichText({ html })).toEqual({ html: '', text: '' });
});

test('what is left out changes nothing around it that a second cleaning would change', () => {
  expect(htmlOf('<p>one<a><ul><li>two</ul>')).toBe('<p>one</p><ul><li>two</li></ul><p></p>');
});

test('a list nested too deep loses its outline, not its words', () => {
  const html = htmlOf(`${'<ul><li>'.repeat(200)}words`);
  expect(html).toBe(`${'<ul><li>'.repeat(50)}words${'</li></ul>'.repeat(50)}`);
});

test('a tower of elements, which nobody wrote, is not taken apart but kept as text', () => {
  expect(htmlOf(`${'<b>'.repeat(30_000)}words`)).not.toMatch(/[<>]/);
});
