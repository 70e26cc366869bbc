import { sheetColumnNames } from '@hub/contract/core/clients/sheet-columns';
import { expect, test } from 'vitest';
import { decodeText, sheetTemplate } from './sheet-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test('a file in UTF-8 is read as it is', () => {
  expect(decodeText(new TextEncoder().encode('José,Łukasz,美咲').buffer)).toBe('José,Łukasz,美咲');
});

test('the mark at the beginning is dropped', () => {
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
});

test('what is not UTF-8 is read as Windows writes it', () => {
  expect(decodeText(bytes(0x4a, 0x6f, 0x73, 0xe9, 0x2c, 0xd1))).toBe('José,Ñ');
});

test('the template is one line with the names of the columns, none of which needs quotes', async () => {
  const text = decodeText(await sheetTemplate().arrayBuffer());
  expect(text).toMatch(/^First name,Last name,Date of birth,Client ID,.*,Comment\r\n$/);
  expect(text.trimEnd().split(',')).toEqual(sheetColumnNames);
  expect(text).not.toContain('"');
});

test('the template says by its mark that it is UTF-8', async () => {
  const bytes = new Uint8Array(await sheetTemplate().arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
