import { expect, test } from 'vitest';
import { refusal, ruleInWords, sizeInWords } from './file-rule.ts';

const rule = { types: { 'image/png': 'PNG', 'image/jpeg': 'JPEG' }, maxBytes: 2 * 1024 * 1024 };

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1_572_864, '1.5 MB'],
  [2_097_152, '2 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test('the rule reads as a sentence', () => {
  expect(ruleInWords(rule)).toBe('PNG or JPEG, up to 2 MB');
});

test.each([
  [{ type: 'image/png', size: rule.maxBytes }, undefined],
  [{ type: 'image/png', size: rule.maxBytes + 1 }, 'Choose a file of at most 2 MB'],
  [{ type: 'application/pdf', size: 10 }, 'Choose a PNG or JPEG file'],
  [{ type: '', size: 10 }, 'Choose a PNG or JPEG file'],
  [{ type: 'image/png', size: 0 }, 'This file is empty'],
])('%o is answered with %s', (file, answer) => {
  expect(refusal({ name: 'portrait.png', ...file }, rule)).toBe(answer);
});

const spreadsheets = { types: { 'text/csv': 'CSV', '.csv': 'CSV' }, maxBytes: 100 };

test.each([
  [{ name: 'clients.csv', type: 'application/vnd.ms-excel', size: 10 }, undefined],
  [{ name: 'CLIENTS.CSV', type: '', size: 10 }, undefined],
  [{ name: 'clients.txt', type: 'text/csv', size: 10 }, undefined],
  [{ name: 'clients.csv.pdf', type: 'application/pdf', size: 10 }, 'Choose a CSV file'],
])('by the end of its name or by its type, %o is answered with %s', (file, answer) => {
  expect(refusal(file, spreadsheets)).toBe(answer);
});

test('a type with two signs is named once', () => {
  expect(ruleInWords(spreadsheets)).toBe('CSV, up to 100 bytes');
});
