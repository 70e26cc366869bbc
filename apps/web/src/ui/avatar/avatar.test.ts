import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['first and last word', 'Maya Okafor', 'MO'],
  ['words in between are left out', 'Ana María de la Cruz', 'AC'],
  ['one word', 'Cher', 'C'],
  ['lower case', 'josé ångström', 'JÅ'],
  ['an accent typed as its own character', 'E\u0301lodie O\u0308zil', 'ÉÖ'],
  ['spaces around and between', '  Noah \t  Lindqvist\n', 'NL'],
  ['a double name', 'Anne-Marie Smith-Jones', 'AS'],
  ['an apostrophe', "Sean O'Neil", 'SO'],
  ['a nickname in brackets', 'Robert (Bob)', 'RB'],
  ['a letter without a single capital', 'ßen Weiß', 'ßW'],
  ['another script', '李 小龙', '李小'],
  ['a number', 'Client 42', 'C4'],
  ['an emoji of several characters', '👩🏽‍⚕️ Nurse', '👩🏽‍⚕️N'],
  ['a flag', 'Team 🇨🇦', 'T🇨🇦'],
  ['nothing but punctuation', '—', '—'],
  ['nothing', '', ''],
  ['nothing but spaces', ' \n ', ''],
])('%s: %j becomes %j', (_, name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
