import type { ReportDocument } from '@hub/document/document';
import { type ComparedScore, compareRaters, compareTimes } from '@hub/instrument/compare';
import type { Definition } from '@hub/instrument/definition';
import type { PresentedScale, ScaleResult } from '@hub/instrument/scale-result';
import { type ScoreResult, score } from '@hub/instrument/score';
import { reasonAgainst } from '@hub/report/formats-for';
import { makeReport } from '@hub/report/make-report';
import type { ScoredForm } from '@hub/report/report-input';
import { expect, test } from 'vitest';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { readInstruments } from '../scoring/instruments.ts';
import { randomAnswers } from '../scoring/random-answers.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { cell, tableUnder, tableWith } from './read-document.ts';
import { reportOf, scored } from './sample-report.ts';

const SEED = 20261118;
const NONE = '—';
const instruments = readInstruments().filter(({ code }) => /^L/.test(code));

/** Counts what was compared, so that a run that compares nothing is seen. */
class Compared {
  readonly figures: Record<string, number> = {};

  same(what: string, found: string, expected: string, about: unknown) {
    this.figures[what] = (this.figures[what] ?? 0) + 1;
    if (found !== expected) expect({ what, found, about }).toEqual({ what, found: expected, about });
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

const hasNorms = ({ norms }: Definition, form: string) =>
  norms?.tables.some((table) => table.form === form) ?? false;

function checkScores(compared: Compared, { definition, result }: ScoredForm, document: ReportDocument) {
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
      expect(at('Band')).toMatch(/^No score: /);
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
function checkProfiles(compared: Compared, { definition, result }: ScoredForm, document: ReportDocument) {
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

function checkValidity(compared: Compared, { definition, result }: ScoredForm, document: ReportDocument) {
  if (result.validity.length === 0) return;
  const table = tableWith(document, 'Check', 'Value', 'Result');
  for (const { index, value } of result.validity) {
    const name = definition.validity?.find(({ code }) => code === index)?.name.en ?? '';
    compared.same('checks', cell(table, name, 'Value'), written(value), { index, value });
  }
}

function checkNormGroups(compared: Compared, form: ScoredForm, document: ReportDocument) {
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

function checkCombined(compared: Compared, forms: ScoredForm[]) {
  if (reasonAgainst('Combined', forms) !== null) return;
  const document = makeReport(reportOf('Combined', forms));
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

function checkProgress(compared: Compared, forms: ScoredForm[]) {
  if (reasonAgainst('Progress', forms) !== null) return;
  const document = makeReport(reportOf('Progress', forms));
  const [{ definition }] = forms as [ScoredForm, ...ScoredForm[]];
  for (const { code, name } of definition.scales) {
    const series = forms.flatMap((form) => comparable(form, code) ?? []);
    const table = tableUnder(document, name.en ?? '');
    if (series.length < 2) continue;
    const column = (title: string, row: number) => {
      const place = table?.columns.findIndex((each) => each.title === title) ?? -1;
      return table?.rows[row]?.[place]?.text ?? '';
    };
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

const randomForm = (random: Random, definition: Definition, form?: string) => {
  const id = form ?? random.pick(definition.forms).id;
  const input = randomAnswers(random, definition, id);
  return scored(definition, input);
};

test.each(instruments.map((definition) => ({ name: definition.code, definition })))(
  '$name: every number of a report is what scoring answers',
  ({ name, definition }) => {
    const random = seededRandom(SEED);
    const compared = new Compared();
    const administrations = count(25, 5000);
    for (let made = 0; made < administrations; made += 1) {
      const form = randomForm(random, definition);
      const complete = makeReport(reportOf('Complete', [form]));
      checkScores(compared, form, complete);
      checkProfiles(compared, form, complete);
      checkValidity(compared, form, complete);
      checkScores(compared, form, makeReport(reportOf('Score', [form])));
      if (reasonAgainst('Supplemental', [form]) === null) {
        checkNormGroups(compared, form, makeReport(reportOf('Supplemental', [form])));
      }
      const others = Array.from({ length: 1 + random.below(4) }, () => randomForm(random, definition));
      checkCombined(compared, [form, ...others]);
      const waves = Array.from({ length: 1 + random.below(4) }, () =>
        randomForm(random, definition, form.input.form),
      );
      checkProgress(
        compared,
        [form, ...waves].toSorted((a, b) => a.input.completedOn.localeCompare(b.input.completedOn)),
      );
    }
    printFigures(`${name}, ${administrations} administrations`, compared.figures);
    expect(compared.figures['raw scores']).toBeGreaterThan(0);
  },
);
