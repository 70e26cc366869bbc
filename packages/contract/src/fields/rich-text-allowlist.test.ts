import { expect, test } from 'vitest';
import { linkSchemes } from './links.ts';
import { richTextAllowlist } from './rich-text-allowlist.ts';

test('every tag with attributes or an alignment is allowed itself', () => {
  const { attributes, alignedTags, tags } = richTextAllowlist;
  for (const tag of [...Object.keys(attributes), ...alignedTags]) expect(tags).toContain(tag);
});

test('rich text has six levels of headings and four alignments', () => {
  const { headingLevels, tags, alignments } = richTextAllowlist;
  expect(headingLevels.map((level) => `h${level}`)).toEqual(tags.filter((tag) => /^h\d$/.test(tag)));
  expect(headingLevels).toHaveLength(6);
  expect(alignments).toEqual(['left', 'center', 'right', 'justify']);
});

test('nothing that runs, loads or styles is on the list', () => {
  const { tags, attributes } = richTextAllowlist;
  for (const tag of ['script', 'style', 'iframe', 'img', 'svg', 'form', 'input']) {
    expect(tags).not.toContain(tag);
  }
  for (const names of Object.values(attributes)) {
    for (const name of names) expect(name).not.toMatch(/^on|^style$|^class$|^src/);
  }
});

test('the schemes of rich text are some of those of links, the default among them', () => {
  const schemes = richTextAllowlist.linkSchemes;
  expect(schemes).toEqual(['https', 'mailto', 'tel']);
  expect(schemes).toContain(richTextAllowlist.defaultProtocol);
  for (const scheme of schemes) expect(linkSchemes).toContain(scheme);
});
