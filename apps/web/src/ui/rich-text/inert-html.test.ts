import { expect, test } from 'vitest';
import { makeInert } from './inert-html.ts';

test.each([
  ['<p onclick="run()">Called</p>', '<p data-onclick="run()">Called</p>'],
  ["<img src=x onerror='run()'>", "<img src=x data-onerror='run()'>"],
  ['<a href="/" ONMOUSEOVER=run()>Called</a>', '<a href="/" data-ONMOUSEOVER=run()>Called</a>'],
  ['<b style="color: red" onfocus>Called</b>', '<b data-style="color: red" data-onfocus>Called</b>'],
  ['<style>p { color: red }</style>', '<noframes>p { color: red }</noframes>'],
])('of %s nothing runs or is applied', (html, inert) => {
  expect(makeInert(html)).toBe(inert);
});

test.each([
  '<a href="https://hub.test/?style=1&amp;on=2" title="style=a onclick=b">Called</a>',
  '<p>style= onclick= once &lt;p onclick&gt;</p>',
  '<p data-note=" onclick=run() ">Called</p>',
])('%s stays as it is', (html) => {
  expect(makeInert(html)).toBe(html);
});
