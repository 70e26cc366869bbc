import * as z from 'zod/mini';
import { plot, tone } from './plot.ts';

/** Text of one style within a line. */
const run = z.strictObject({
  text: z.string(),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  href: z.optional(z.string()),
});
export type Run = z.infer<typeof run>;
const line = z.array(run);

const heading = z.strictObject({
  kind: z.literal('heading'),
  /** The title of a document is its only heading of level 1, and stands in its own field. */
  level: z.union([z.literal(2), z.literal(3)]),
  text: z.string(),
});

const paragraph = z.strictObject({
  kind: z.literal('paragraph'),
  look: z.enum(['normal', 'lead', 'small']),
  runs: line,
});

const list = z.strictObject({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(line) });

/** Names with their values, two columns. */
const facts = z.strictObject({
  kind: z.literal('facts'),
  items: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});

const cell = z.strictObject({
  text: z.string(),
  bold: z.optional(z.boolean()),
  /** The tone of the band that the text names; the color alone never carries the meaning. */
  tone: z.optional(tone),
});
export type Cell = z.infer<typeof cell>;

const table = z.strictObject({
  kind: z.literal('table'),
  caption: z.string(),
  columns: z.array(
    z.strictObject({
      title: z.string(),
      align: z.enum(['start', 'end']),
      /** Its share of the width, relative to the other columns. */
      weight: z.number().check(z.positive()),
    }),
  ),
  /** The first cell of a row is its header. A row has a cell for each column. */
  rows: z.array(z.array(cell)),
});
export type Table = z.infer<typeof table>;

const figure = z.strictObject({
  kind: z.literal('figure'),
  caption: z.string(),
  /** The text alternative for people who cannot see it. */
  alternative: z.string(),
  plot,
});

const callout = z.strictObject({
  kind: z.literal('callout'),
  tone,
  title: z.string(),
  paragraphs: z.array(line),
});

/** The practitioner's signature: a picture (a PNG in Base64), a typed name, or a line to sign by hand. */
const signature = z.strictObject({
  kind: z.literal('signature'),
  picture: z.nullable(z.string()),
  typed: z.optional(z.string()),
  name: z.string(),
  credentials: z.string(),
  day: z.string(),
});

const pageBreak = z.strictObject({ kind: z.literal('page-break') });

const block = z.discriminatedUnion('kind', [
  heading,
  paragraph,
  list,
  facts,
  table,
  figure,
  callout,
  signature,
  pageBreak,
]);
export type Block = z.infer<typeof block>;

/** The sender of a letter, on its first page. The logo is a PNG in Base64. */
const letterhead = z.strictObject({
  organization: z.string(),
  lines: z.array(z.string()),
  logo: z.nullable(z.string()),
});

/**
 * The content of a report, independent of its output: texts and formatted numbers in one language. The same document
 * gives the same screen, the same PDF and the same Word file.
 */
export const reportDocument = z.strictObject({
  version: z.literal(1),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  paper: z.enum(['letter', 'a4']),
  title: z.string(),
  letterhead: z.nullable(letterhead),
  /** Repeated on each page, above and below the content. */
  running: z.strictObject({
    /** Client and birth date; instrument and version. */
    head: z.array(z.string()),
    /** Practitioner and date; confidentiality; the notice of the norms. */
    foot: z.array(z.string()),
    /** 'Contains test items. Do not release', or nothing. */
    warning: z.nullable(z.string()),
    /** 'Page {n} of {m}' in the language of the document. */
    pageLabel: z.string(),
  }),
  blocks: z.array(block),
});
export type ReportDocument = z.infer<typeof reportDocument>;
