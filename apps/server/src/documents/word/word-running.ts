import type { ReportDocument } from '@hub/document/document';
import {
  BorderStyle,
  Footer,
  Header,
  type IRunOptions,
  PageNumber,
  type Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { ACCENT, hairline, INK, lineWidth, MUTED, tones } from './word-look.ts';
import { picture } from './word-picture.ts';
import { paragraph, words } from './word-text.ts';

const SMALL = 16;
const LOGO = { width: 200, height: 58 };

/** The name of the client and the warning, on each page. */
export function drawHead({ running, direction, paper }: ReportDocument): Header {
  const [first = '', second = '', ...others] = running.head;
  const look = { size: SMALL, color: MUTED };
  const children = [
    paragraph(direction, {
      tabStops: [{ type: TabStopType.RIGHT, position: lineWidth(paper) }],
      spacing: { after: 0 },
      children: [
        ...words(first, direction, { size: SMALL, bold: true }),
        ...(second === '' ? [] : [new TextRun({ children: [new Tab()] }), ...words(second, direction, look)]),
      ],
    }),
    ...others.map((text) =>
      paragraph(direction, { spacing: { after: 0 }, children: words(text, direction, look) }),
    ),
  ];
  if (running.warning !== null) {
    const { symbol, text: color, line } = tones.concern;
    const side = { style: BorderStyle.SINGLE, size: 6, color: line, space: 2 };
    children.push(
      paragraph(direction, {
        border: { top: side, bottom: side, left: side, right: side },
        spacing: { before: 60, after: 0 },
        children: words(`${symbol} ${running.warning}`, direction, { size: SMALL, bold: true, color }),
      }),
    );
  }
  return new Header({ children });
}

export function drawFoot({ running, direction, paper }: ReportDocument): Footer {
  const look = { size: SMALL, color: MUTED };
  const [first = '', ...others] = running.foot;
  return new Footer({
    children: [
      paragraph(direction, {
        border: { top: { ...hairline, space: 6 } },
        tabStops: [{ type: TabStopType.RIGHT, position: lineWidth(paper) }],
        spacing: { after: 0 },
        children: [
          ...words(first, direction, look),
          new TextRun({ children: [new Tab()] }),
          pageLabel(running.pageLabel, { size: SMALL, color: INK }),
        ],
      }),
      ...others.map((text) =>
        paragraph(direction, { spacing: { after: 0 }, children: words(text, direction, look) }),
      ),
    ],
  });
}

const NUMBERS: Record<string, (typeof PageNumber)[keyof typeof PageNumber]> = {
  '{n}': PageNumber.CURRENT,
  '{m}': PageNumber.TOTAL_PAGES,
};

/** 'Page {n} of {m}', with numbers that Word counts. */
const pageLabel = (label: string, look: IRunOptions) =>
  new TextRun({ ...look, children: label.split(/(\{n\}|\{m\})/).map((part) => NUMBERS[part] ?? part) });

export function drawLetterhead({ letterhead, direction }: ReportDocument): Paragraph[] {
  if (!letterhead) return [];
  const { organization, lines, logo } = letterhead;
  const below = { bottom: { style: BorderStyle.SINGLE, size: 8, color: ACCENT, space: 8 } };
  const texts = [organization, ...lines];
  return [
    ...(logo === null
      ? []
      : [
          paragraph(direction, {
            spacing: { after: 60 },
            children: [picture(Buffer.from(logo, 'base64'), LOGO, organization, 1)],
          }),
        ]),
    ...texts.map((text, index) =>
      paragraph(direction, {
        spacing: { after: index === texts.length - 1 ? 360 : 0 },
        ...(index === texts.length - 1 && { border: below }),
        children: words(text, direction, index === 0 ? { size: 23, bold: true } : { size: 18, color: MUTED }),
      }),
    ),
  ];
}
