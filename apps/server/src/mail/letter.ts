import { type Html, html } from '../http/html.ts';
import type { Mail } from './outbox.ts';

type Link = { label: string; href: string };
export type Line = string | Link;

type Manner = { hello: string; language: string; direction: 'ltr' | 'rtl' };

/** A mail as text and HTML from the same lines. It contains nothing that reports its opening. */
export const letter = (subject: string, ...lines: Line[]): Omit<Mail, 'to'> => ({
  subject,
  text: textOf('Hello,', lines),
  html: markupOf('Hello,', lines).markup,
});

/** The same in a language that the reader chose. */
export const letterIn = (
  { hello, language, direction }: Manner,
  subject: string,
  ...lines: Line[]
): Omit<Mail, 'to'> => ({
  subject,
  text: textOf(hello, lines),
  html: html`<div lang="${language}" dir="${direction}">
${markupOf(hello, lines)}</div>
`.markup,
});

const textOf = (hello: string, lines: readonly Line[]) => [hello, ...lines.map(asText)].join('\n\n');

const markupOf = (hello: string, lines: readonly Line[]): Html => html`<p>${hello}</p>
${lines.map(
  (line) => html`<p>${asMarkup(line)}</p>
`,
)}`;

const asText = (line: Line) => (typeof line === 'string' ? line : `${line.label}: ${line.href}`);

const asMarkup = (line: Line) =>
  typeof line === 'string' ? line : html`<a href="${line.href}">${line.label}</a>`;
