import type { ReportDocument } from '@hub/document/document';
import { type ComparedScore, compareRaters, compareTimes } from '@hub/instrument/compare';
import type { Definition } from '@hub/instrument/definition';
import type { PresentedScale, ScaleResult } from '@hub/instrument/scale-result';
import { type ScoreResult, score } from '@hub/instrument/score';
import type { ReportInput, ScoredForm } from '@hub/report/report-input';
import { expect } from 'vitest';
import { cell, cellAt, tableUnder, tableWith } from './read-document.ts';

/** The parts of a document with numbers: of the original, or as read from a page. */
type Said = Pick<ReportDocument, 'blocks'>;

const NONE = '—';

/** Counts the comparisons, so that a run without any is noticed. */
export class Compared {
  readonly figures: Record<string, number> = {};
  readonly #plain: (text: string) => string;

  /** Compares text from a page without whitespace, because a page breaks lines anywhere. */
  constructor(plain = (text: string) => text) {
    this.#plain = plain;
  }

  same(what: string, found: string, expected: string, about: unknown) {
    this.figures[what] = (this.figures[what] ?? 0) + 1;
    if (this.#plain(found) !== this.#plain(expected))
      expect({ what, found, about }).toEqual({ what, found: expected, about });
  }

  says(found: string, part: string) {
    if (!this.#plain(found).includes(this.#plain(part))) expect(found).toContain(part);
  }
}

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });
const written = (value: number | null) => (value === null ? NONE : decimal.format(value).replace('-', '−'));
const signed = (value: number) => (value > 0 ? `+${written(value)}` : written(value));
const range = (interval: { from: number; to: number } | null) =>
  interval ? `${written(interval.from)}–${written(interval.to)}` : NONE;

const nameOf = (definition: Definition, code: string) =>
  definition.scales.find((scale) => scale.code === code)?.name.en ?? '';

/** The name of the band by the first scheme of the scale. */
function bandName(definition: Definition, { scale: code, bands }: ScaleResult): string {
  const [scheme = ''] = definition.scales.find((scale) => scale.code === code)?.bands ?? [];
  return definition.bandSchemes?.[scheme]?.bands.find((band) => band.code === bands[scheme])?.name.en ?? '';
}

const REASONS = {
  TOO_MANY_MISSING: 'answers are missing',
  OUT_OF_NORM_RANGE: 'ages or scores of the norms',
  NO_NORM_GROUP: 'norms of this group',
  DEPENDS_ON: 'Needs a score of ',
  NOT_ON_FORM: 'Not on this form',
};

const hasNorms = ({ norms }: Definition, form: string) =>
  norms?.tables.some((table) => table.form === form) ?? false;

function checkScores(compared: Compared, { definition, result }: ScoredForm, document: Said) {
  const isNormed = hasNorms(definition, result.form);
  const table = isNormed
    ? tableWith(document, 'Scale', 'Raw', 'Percentile')
    : tableWith(document, 'Scale', 'Score');
  for (const scale of result.scales) {
    const row = nameOf(definition, scale.scale);
    const at = (column: string) => cell(table, row, column);
    if ('reason' in scale) {
      if (scale.reason === 'NOT_ON_FORM') continue;
      compared.same('reasons', at(isNormed ? 'T' : 'Score'), NONE, scale);
      compared.says(at('Band'), REASONS[scale.reason]);
      continue;
    }
    compared.same('raw scores', at(isNormed ? 'Raw' : 'Score'), written(scale.raw), scale);
    compared.same('bands', at('Band'), bandName(definition, scale), scale);
    if (!isNormed) continue;
    compared.same('T scores', at('T'), written(scale.T), scale);
    compared.same('intervals', at('90% interval'), range(scale.interval90), scale);
    compared.same('percentiles', at('Percentile'), scale.percentile?.text ?? NONE, scale);
  }
}

/** Each point of a profile is drawn where its score is. */
export function checkProfiles(compared: Compared, { definition, result }: ScoredForm, document: Said) {
  const drawn = document.blocks.flatMap((block) =>
    block.kind === 'figure' && block.plot.kind === 'profile'
      ? block.plot.scales.map(({ name }, index) => ({
          name,
          point: block.plot.kind === 'profile' ? block.plot.series[0]?.points[index] : null,
        }))
      : [],
  );
  for (const scale of result.scales) {
    if (!('raw' in scale) || scale.T === null) continue;
    const found = drawn.find(({ name }) => name === nameOf(definition, scale.scale))?.point;
    compared.same('points', `${found?.value} ${found?.text}`, `${scale.T} ${written(scale.T)}`, scale);
    compared.same('whiskers', JSON.stringify(found?.interval), JSON.stringify(scale.interval90), scale);
  }
}

function checkValidity(compared: Compared, { definition, result }: ScoredForm, document: Said) {
  if (result.validity.length === 0) return;
  const table = tableWith(document, 'Check', 'Value', 'Result');
  for (const { index, value } of result.validity) {
    const name = definition.validity?.find(({ code }) => code === index)?.name.en ?? '';
    compared.same('checks', cell(table, name, 'Value'), written(value), { index, value });
  }
}

function checkNormGroups(compared: Compared, form: ScoredForm, document: Said) {
  const groups = { combined: 'All (combined norms)', male: 'Males', female: 'Females' } as const;
  for (const group of ['combined', 'male', 'female'] as const) {
    const result: ScoreResult = score(form.definition, { ...form.input, normGroup: group });
    const isScored = (scale: PresentedScale): scale is ScaleResult => 'raw' in scale && scale.T !== null;
    if (!result.scales.some(isScored)) continue;
    const table = tableWith(document, 'Scale', groups[group]);
    for (const scale of result.scales.filter(isScored)) {
      const expected = `${written(scale.T)} (${scale.percentile?.text})`;
      compared.same(
        'norm groups',
        cell(table, nameOf(form.definition, scale.scale), groups[group]),
        expected,
        scale,
      );
    }
  }
}

const comparable = ({ result, definition }: ScoredForm, code: string): ComparedScore | null => {
  const scale = result.scales.find((each) => each.scale === code);
  if (!scale || !('raw' in scale) || scale.T === null || scale.semSquared === null) return null;
  const [scheme = ''] = definition.scales.find((each) => each.code === code)?.bands ?? [];
  const { version } = definition;
  return {
    T: scale.exactT ?? scale.T,
    semSquared: scale.semSquared,
    band: scale.bands[scheme] ?? null,
    version,
    normGroup: result.normGroup,
  };
};

function checkCombined(compared: Compared, forms: ScoredForm[], document: Said) {
  const [{ definition }] = forms as [ScoredForm, ...ScoredForm[]];
  const differences = tableWith(document, 'Scale', 'A–B');
  const agreement = tableWith(document, 'Scale', 'Agreement');
  for (const { code } of definition.scales) {
    const raters = forms.flatMap((form, index) => {
      const found = comparable(form, code);
      return found ? [{ letter: 'ABCDE'[index] ?? '', found }] : [];
    });
    const pairs = compareRaters(raters.map(({ found }) => found));
    const row = nameOf(definition, code);
    for (const {
      raters: [first, second],
      difference,
      isSignificant,
    } of pairs) {
      const column = `${raters[first]?.letter}–${raters[second]?.letter}`;
      const expected = `${signed(difference)}${isSignificant ? '*' : ''}`;
      compared.same('differences', cell(differences, row, column), expected, { code, column });
    }
    if (pairs.length === 0) continue;
    const agreeing = pairs
      .filter(({ agree }) => agree)
      .map(({ raters: [first, second] }) => `${raters[first]?.letter}–${raters[second]?.letter}`);
    const expected =
      agreeing.length === pairs.length
        ? 'All agree'
        : agreeing.length === 0
          ? 'No pair agrees'
          : `Agree: ${agreeing.join(', ')}`;
    compared.same('agreements', cell(agreement, row, 'Agreement'), expected, { code });
  }
}

function checkProgress(compared: Compared, forms: ScoredForm[], document: Said) {
  const [{ definition }] = forms as [ScoredForm, ...ScoredForm[]];
  for (const { code, name } of definition.scales) {
    const series = forms.flatMap((form) => comparable(form, code) ?? []);
    const table = tableUnder(document, name.en ?? '');
    if (series.length < 2) continue;
    const column = (title: string, row: number) => (table ? cellAt(table, row, title) : '');
    for (const [index, found] of series.entries()) {
      compared.same('T over time', column('T', index), written(Number(found.T)), { code, index });
      const said = (before: ComparedScore | undefined) => {
        if (index === 0 || !before) return NONE;
        const { difference, isReliable } = compareTimes(before, found);
        return `${signed(difference)}, ${isReliable ? 'reliable' : 'not reliable'}`;
      };
      compared.same('changes', column('Since the first', index), said(series[0]), { code, index });
      compared.same('changes', column('Since the one before', index), said(series[index - 1]), {
        code,
        index,
      });
    }
  }
}

/** Every number in a report of this format. */
export function checkNumbers(compared: Compared, { format, forms }: ReportInput, document: Said) {
  const [form] = forms as [ScoredForm, ...ScoredForm[]];
  if (format === 'Complete' || format === 'Score') checkScores(compared, form, document);
  if (format === 'Complete') checkValidity(compared, form, document);
  if (format === 'Supplemental') checkNormGroups(compared, form, document);
  if (format === 'Combined') checkCombined(compared, forms, document);
  if (format === 'Progress') checkProgress(compared, forms, document);
}
