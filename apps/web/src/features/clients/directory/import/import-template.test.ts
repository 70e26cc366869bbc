import { clientColumns } from '@hub/contract/core/clients/client-columns';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { importTemplate } from './import-template.ts';

test('the template is one line with the names of the columns, none of which needs quotes', async () => {
  const text = decodeText(await importTemplate().arrayBuffer());
  expect(text).toMatch(/^First name,Last name,Date of birth,Client ID,.*,Comment\r\n$/);
  expect(text.trimEnd().split(',')).toEqual(clientColumns);
  expect(text).not.toContain('"');
});

test('the template says by its mark that it is UTF-8', async () => {
  const bytes = new Uint8Array(await importTemplate().arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
