import type { ReportDocument, Run } from '@hub/document/document';
import {
  ExternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { isLink } from '../is-link.ts';
import { ACCENT } from './word-look.ts';

type Direction = ReportDocument['direction'];

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Text of one style; a line break stays a line break. */
export function words(text: string, direction: Direction, look: IRunOptions = {}): TextRun[] {
  const rightToLeft = direction === 'rtl' && RIGHT_TO_LEFT.test(text);
  return text.split('\n').map(
    (part, index) =>
      new TextRun({
        ...look,
        text: part,
        ...(index > 0 && { break: 1 }),
        ...(rightToLeft && { rightToLeft }),
        ...(look.size !== undefined && { sizeComplexScript: look.size }),
      }),
  );
}

export function line(runs: Run[], direction: Direction, look: IRunOptions = {}): ParagraphChild[] {
  return runs.flatMap<ParagraphChild>(
    ({ text, bold = false, italic = false, underline = false, href = '' }) => {
      const own = { ...look, bold, italics: italic, ...(underline && { underline: {} }) };
      if (!isLink(href)) return words(text, direction, own);
      const children = words(text, direction, { ...own, color: ACCENT, underline: {} });
      return [new ExternalHyperlink({ link: href, children })];
    },
  );
}

export const paragraph = (direction: Direction, options: IParagraphOptions): Paragraph =>
  new Paragraph({ ...options, ...(direction === 'rtl' && { bidirectional: true }) });
