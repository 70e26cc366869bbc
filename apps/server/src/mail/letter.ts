import { html } from '../http/html.ts';
import type { Mail } from './outbox.ts';

type Link = { label: string; href: string };
type Line = string | Link;

/** A mail in words and in markup from the same lines. Nothing in it tells anyone that it was read. */
export function letter(subject: string, ...lines: Line[]): Omit<Mail, 'to'> {
  return {
    subject,
    text: ['Hello,', ...lines.map(asText)].join('\n\n'),
    html: html`<p>Hello,</p>
${lines.map(
  (line) => html`<p>${asMarkup(line)}</p>
`,
)}`.markup,
  };
}

const asText = (line: Line) => (typeof line === 'string' ? line : `${line.label}: ${line.href}`);

const asMarkup = (line: Line) =>
  typeof line === 'string' ? line : html`<a href="${line.href}">${line.label}</a>`;
