import { expect, test } from 'vitest';
import { publisherCommand } from './publisher-command.ts';

const isLocal = (line: string) => publisherCommand.readLocal?.(line.split(' ')) !== undefined;
const isWork = (line: string) => publisherCommand.read(line.split(' ')) !== undefined;

test.each([
  'lint a.json',
  'lint a.json b.json c.json',
  'score a.json --answers b.json',
  'preview a.json',
  'preview a.json --form=self --port=8090',
])('%s is done where it is typed, and never by a server', (line) => {
  expect([isLocal(line), isWork(line)]).toEqual([true, false]);
});

test.each([
  '',
  'import',
  'import one two',
  'export folder',
  'grant organization SKU 0',
  'grant organization SKU 5 --expires=2026-02-30',
  'issue-keys many SKU 5',
  'issue-keys 2 SKU 5 --unknown=1',
  'lint',
  'lint a.json --form=self',
  'score a.json',
  'score a.json b.json --answers c.json',
  'preview',
  'preview a.json b.json',
  'preview a.json --port=web',
  'preview a.json --port=70000',
  'preview a.json --answers=b.json',
])('%s is not understood', (line) => {
  expect([isLocal(line), isWork(line)]).toEqual([false, false]);
});

test.each(['import folder', 'grant organization SKU 5 --expires=2099-12-31', 'issue-keys 2 SKU 5'])(
  '%s needs the database',
  (line) => {
    expect([isLocal(line), isWork(line)]).toEqual([false, true]);
  },
);
