import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

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
