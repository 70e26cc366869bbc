import { expect, test } from 'vitest';
import { readCaptions } from './read-captions.ts';

test('captions are a transcript with its times, without names, marks and notes', () => {
  const vtt = `WEBVTT

NOTE made by hand

1
00:00.000 --> 00:02.500 line:90%
A form comes
<b>by mail</b>.

01:00:03.000 --> 01:00:04.000
It is opened.
`;
  expect(readCaptions(vtt)).toEqual([
    { from: 0, to: 2.5, text: 'A form comes by mail.' },
    { from: 3603, to: 3604, text: 'It is opened.' },
  ]);
});

test('a file without any gives none', () => {
  expect(readCaptions('WEBVTT\n')).toEqual([]);
});
