import type { ReportDocument } from '@hub/document/document';
import type { Reading } from '../reading/reading.ts';
import { carriesItems } from '../report-formats.ts';

/** The head and foot of every page: the client, the author and the date, the instrument, and who may read it. */
export function running({ input, page, clientName, forms }: Reading): ReportDocument['running'] {
  const { client, practitioner, madeOn, format, options } = input;
  const distinct = (texts: string[]) => [...new Set(texts)];
  const instruments = distinct(
    forms.map(({ instrument, definition }) => page.join([instrument, page.version(definition.version)])),
  );
  const notices = distinct(
    forms.flatMap(({ definition: { notice }, text }) => (notice ? [text(notice)] : [])),
  );
  return {
    head: [page.join([clientName, page.born(client.birthDate)]), ...instruments],
    foot: [page.join([practitioner.name, page.day(madeOn)]), page.confidential, ...notices],
    warning: carriesItems(format) && options.itemTexts ? page.warning : null,
    pageLabel: page.pageLabel,
  };
}
