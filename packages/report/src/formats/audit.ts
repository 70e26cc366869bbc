import type { Block } from '@hub/document/document';
import type { Answers } from '@hub/instrument/filled-form';
import { paragraph, section, table } from '../parts/blocks.ts';
import { coverFacts } from '../parts/cover.ts';
import { method } from '../parts/method.ts';
import { trustCallout } from '../parts/trust.ts';
import { momentText } from '../reading/moments.ts';
import { readItems } from '../reading/read-items.ts';
import type { Reading } from '../reading/reading.ts';

/** The events of one administration, with times and people. Items appear only by number and code. */
export function auditReport(reading: Reading): Block[] {
  const { form, words, input } = reading;
  return [
    coverFacts(reading, form),
    trustCallout(reading, form),
    ...input.options.opening,
    ...section(reading, 'history', () => [
      ...history(reading),
      paragraph(words.timeZone(input.organization.timeZone), 'small'),
    ]),
    ...section(reading, 'corrections', () => corrections(reading)),
    ...section(reading, 'method', () => method(reading, form, [])),
  ];
}

function history(reading: Reading): Block[] {
  const { form, words } = reading;
  const { columns, audit } = words;
  if (form.scored.history.length === 0) return [paragraph(audit.noHistory)];
  return [
    table(
      audit.history,
      [
        [columns.when, 3],
        [columns.what, 3],
        [columns.who, 2],
        [columns.detail, 4],
      ],
      form.scored.history.map(({ at, what, who, detail }) => [momentText(reading, at), what, who, detail]),
    ),
  ];
}

function corrections(reading: Reading): Block[] {
  const { form, words } = reading;
  const { columns, audit } = words;
  if (form.scored.corrections.length === 0) return [paragraph(audit.noCorrections)];
  const items = readItems(form, words);
  const codes = (answer: Answers[string]) =>
    [answer ?? []].flat().length === 0 || answer === '' ? audit.noAnswer : [answer].flat().join(', ');
  return [
    table(
      audit.corrections,
      [
        [columns.number, 1],
        [columns.before, 2],
        [columns.after, 2],
        [columns.reason, 4],
        [columns.who, 2],
        [columns.when, 3],
      ],
      form.scored.corrections.map(({ item, before, after, reason, byName, at }) => [
        items.find(({ id }) => id === item)?.number ?? item,
        codes(before),
        codes(after),
        reason,
        byName,
        momentText(reading, at),
      ]),
    ),
  ];
}
