import type { RichText } from '@hub/contract/fields/rich-text';
import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { expect, test } from 'vitest';
import { startBrowser } from '../../apps/e2e/browser.ts';
import { readRichText } from '../../apps/server/src/rich-text/read-rich-text.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { bundleForPage } from './bundle-for-page.ts';
import { editorDocuments } from './editor-documents.ts';

/**
 * Opens documents in the product's editor, and returns what it reports for each, and again for its own html.
 */
const PAGE = `
  import { Editor } from '@tiptap/core';
  import { contentOf } from './src/ui/rich-text/content-of.ts';
  import { extensions } from './src/ui/rich-text/extensions.ts';
  import { makeInert } from './src/ui/rich-text/inert-html.ts';

  const editor = new Editor({ extensions, injectCSS: false });
  const open = (content) => {
    editor.commands.setContent(content, { parseOptions: { preserveWhitespace: true } });
    return contentOf(editor);
  };
  window.openAll = (documents) => documents.map((document) => {
    editor.schema.nodeFromJSON(document).check();
    const written = open(document);
    return { written, reopened: open(makeInert(written.html)) };
  });
`;

const tagsIn = (html: string) => [...html.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag);

test('what the editor writes, the server keeps as it is and the editor reads as it was', async () => {
  const documents = editorDocuments(count(120, 2000), 20_260_402);
  const [browser, script] = await Promise.all([startBrowser(), bundleForPage(PAGE)]);
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const opened: { written: RichText; reopened: RichText }[] = await page.evaluate(
    `openAll(${JSON.stringify(documents)})`,
  );
  await browser.close();

  for (const { written, reopened } of opened) {
    expect(readRichText(written)).toEqual(written);
    expect(reopened).toEqual(written);
  }
  const tags = new Set(opened.flatMap(({ written }) => tagsIn(written.html)));
  expect([...tags].sort(), 'the editor makes all that may be kept').toEqual(
    [...richTextAllowlist.tags].sort(),
  );
  const withContent = opened.filter(({ written }) => written.html !== '').length;
  printFigures('Written by the editor', { documents: opened.length, 'with content': withContent });
});
