import type { ReportDocument } from '@hub/document/document';
import type { Tone } from '@hub/document/plot';
import { AlignmentType, BorderStyle, type IPropertiesOptions, LevelFormat, LineRuleType } from 'docx';

export const INK = '1B2730';
export const MUTED = '55636E';
export const ACCENT = '0F5C66';
const HAIRLINE = 'D8D3CA';

/** Symbols repeat the meaning of the colors, so that it survives printing in black and white. */
export const tones: Record<Tone, { symbol: string; text: string; line: string; ground: string }> = {
  good: { symbol: '✓', text: '1A6638', line: '4D9A68', ground: 'EEF7F1' },
  neutral: { symbol: '○', text: '4D5963', line: '7F8A92', ground: 'F4F5F5' },
  caution: { symbol: '▲', text: '825000', line: 'B57F1F', ground: 'FDF6E7' },
  concern: { symbol: '◆', text: 'AB2323', line: 'C9504C', ground: 'FDF1F0' },
};

/** In twentieths of a point. */
export const papers = {
  letter: { width: 12_240, height: 15_840 },
  a4: { width: 11_906, height: 16_838 },
};
const MARGIN = 1300;
export const margins = { top: 1750, bottom: 1600, left: MARGIN, right: MARGIN, header: 700, footer: 600 };
export const lineWidth = (paper: ReportDocument['paper']) => papers[paper].width - 2 * MARGIN;

export const hairline = { style: BorderStyle.SINGLE, size: 4, color: HAIRLINE } as const;
export const noLine = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/**
 * The height of a line, in 240ths of the font's. The rule has to be said: without it LibreOffice takes the height as
 * fixed, cuts pictures to a line and prints large titles over each other.
 */
export const lines = (line: number) => ({ line, lineRule: LineRuleType.AUTO });

export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';

/** Installed with every Word, and substituted by similar fonts elsewhere: we cannot embed fonts of our choice. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' };

const level = (format: 'bullet' | 'decimal', text: string) => ({
  level: 0,
  format: LevelFormat[format === 'bullet' ? 'BULLET' : 'DECIMAL'],
  text,
  alignment: AlignmentType.START,
  style: { run: { color: ACCENT }, paragraph: { indent: { start: 400, hanging: 280 } } },
});

export const numbering: IPropertiesOptions['numbering'] = {
  config: [
    { reference: BULLETS, levels: [level('bullet', '•')] },
    { reference: NUMBERS, levels: [level('decimal', '%1.')] },
  ],
};

export const styles = (language: string): IPropertiesOptions['styles'] => ({
  default: {
    document: {
      run: {
        font: FONT,
        size: 21,
        sizeComplexScript: 21,
        color: INK,
        language: { value: language, bidirectional: language, eastAsia: language },
      },
      paragraph: { spacing: { after: 120, ...lines(276) } },
    },
    heading1: {
      run: { font: FONT, size: 40, bold: true, color: INK },
      paragraph: { spacing: { before: 0, after: 240 }, keepNext: true },
    },
    heading2: {
      run: { font: FONT, size: 27, bold: true, color: ACCENT },
      paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
    },
    heading3: {
      run: { font: FONT, size: 22, bold: true, color: INK },
      paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      run: { size: 19, bold: true, color: INK },
      paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
    },
  ],
});
