import type { Block } from '@hub/document/document';
import { paragraph, section, table } from '../parts/blocks.ts';
import { coverFacts } from '../parts/cover.ts';
import { formHead } from '../parts/head.ts';
import { method } from '../parts/method.ts';
import { momentText } from '../reading/moments.ts';
import type { Reading } from '../reading/reading.ts';

/** The events of one administration, with times and people. Items appear only by number and code. */
export function auditReport(reading: Reading): Block[] {
  const { form, words, input } = reading;
  return [
    coverFacts(reading, form),
    ...formHead(reading, form),
    ...input.options.opening,
    ...section(reading, 'history', () => [
      ...history(reading),
      paragraph(words.timeZone(input.organization.timeZone), 'small'),
    ]),
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
