import { expect, test } from 'vitest';
import { pastedAddresses } from './pasted-addresses.ts';

test.each([
  ['nothing', '  \n ', []],
  ['one', 'ines@demo.test', ['ines@demo.test']],
  ['commas', 'ines@demo.test,noor@demo.test', ['ines@demo.test', 'noor@demo.test']],
  [
    'spaces and lines',
    ' ines@demo.test noor@demo.test\r\nodo@demo.test\n',
    ['ines@demo.test', 'noor@demo.test', 'odo@demo.test'],
  ],
  [
    'semicolons, as a mail program copies them',
    'ines@demo.test; noor@demo.test;',
    ['ines@demo.test', 'noor@demo.test'],
  ],
  [
    'names before the addresses',
    'Ines Bauer <ines@demo.test>, "Okafor, Noor" <noor@demo.test>',
    ['ines@demo.test', 'noor@demo.test'],
  ],
])('addresses between %s are found', (_, text, addresses) => {
  expect(pastedAddresses(text)).toEqual({ addresses, wrong: [] });
});

test('one that is written twice counts once, however it is spelt', () => {
  expect(pastedAddresses('ines@demo.test INES@demo.test').addresses).toEqual(['ines@demo.test']);
});

test('each word that is no address is named', () => {
  expect(pastedAddresses('ines@demo.test, noor@demo, odo@@demo.test; noor@demo')).toEqual({
    addresses: ['ines@demo.test'],
    wrong: ['noor@demo', 'odo@@demo.test'],
  });
});
