import type { Block, Cell } from '@hub/document/document';
import { findContributions, findItemStatistics } from '@hub/instrument/contributions';
import { type NormGroup, normGroup } from '@hub/instrument/definition/norms';
import { score } from '@hub/instrument/score';
import { itemCells, itemColumns } from '../parts/answers.ts';
import { type Column, h3, paragraph, section, table } from '../parts/blocks.ts';
import { coverFacts } from '../parts/cover.ts';
import { criteriaTable } from '../parts/criteria.ts';
import { formHead } from '../parts/head.ts';
import { method } from '../parts/method.ts';
import { numberOr } from '../parts/score-table.ts';
import { numberText } from '../reading/numbers.ts';
import { bandOf, type ReadForm } from '../reading/read-form.ts';
import { readItems } from '../reading/read-items.ts';
import type { Reading } from '../reading/reading.ts';

/** Details that the other reports leave out: other norm groups, further scales, and the items of each scale. */
export function supplementalReport(reading: Reading): Block[] {
  const { form, input } = reading;
  return [
    coverFacts(reading, form),
    ...formHead(reading, form),
    ...input.options.opening,
    ...section(reading, 'norms', () => normGroups(reading)),
    ...section(reading, 'supplementary', () => supplementaryScales(reading)),
    ...section(reading, 'statistics', () => [statistics(reading), ...itemsOfScales(reading)]),
    ...section(reading, 'method', () => method(reading, form, ['scores'])),
  ];
}

/** The same answers scored by the norms of each group. */
function normGroups({ form, words }: Reading): Block[] {
  const { columns, supplemental: say, none } = words;
  const groups = normGroup.options.filter((group) => hasTables(form, group));
  const scored = groups.map((group) => ({
    group,
    scales: score(form.definition, { ...form.scored.input, normGroup: group }).scales,
  }));
  const isScored = ({ scales }: (typeof scored)[number]) =>
    scales.some((scale) => 'raw' in scale && scale.T !== null);
  const shown = scored.filter(isScored);
  const without = scored.filter((each) => !isScored(each)).map(({ group }) => words.normGroups[group]);
  const rows = form.scales
    .filter(({ isOnForm }) => isOnForm)
    .map(({ code, name }): (string | Cell)[] => [
      name,
      ...shown.map(({ scales }) => {
        const found = scales.find((scale) => scale.scale === code);
        if (!found || !('raw' in found) || found.T === null) return none;
        return say.tWithPercentile(numberText(found.T), found.percentile?.text ?? '');
      }),
    ]);
  return [
    ...(shown.length > 0
      ? [
          table(
            say.norms,
            [[columns.scale, 4], ...shown.map(({ group }): Column => [words.normGroups[group], 3, 'end'])],
            rows,
          ),
        ]
      : []),
    ...(without.length > 0 ? [paragraph(say.withoutGroup(words.join(without)))] : []),
  ];
}

const hasTables = ({ definition, form }: ReadForm, group: NormGroup) =>
  definition.norms?.tables.some((each) => each.form === form.id && each.group === group) ?? false;

/** Scales without norms, the further bands of the others, and the criteria. */
function supplementaryScales(reading: Reading): Block[] {
  const { form, words } = reading;
  const { columns, supplemental: say } = words;
  const rows = form.scales.flatMap(({ code, name, result, isOnForm }) => {
    if (!isOnForm || !result) return [];
    const schemes = form.definition.scales.find((scale) => scale.code === code)?.bands ?? [];
    const bands = (result.T === null ? schemes : schemes.slice(1)).flatMap((scheme) => {
      const found = form.definition.bandSchemes?.[scheme];
      const band = found && bandOf(result, { code: scheme, scheme: found });
      return band ? [form.text(band.name)] : [];
    });
    return result.T === null || bands.length > 0 ? [[name, numberText(result.raw), bands.join(', ')]] : [];
  });
  const criteria = criteriaTable(reading, form);
  if (rows.length === 0 && criteria.length === 0) return [paragraph(say.noSupplementary)];
  return [
    ...(rows.length > 0
      ? [
          table(
            say.supplementary,
            [
              [columns.scale, 4],
              [columns.raw, 2, 'end'],
              [columns.band, 4],
            ],
            rows,
          ),
        ]
      : []),
    ...criteria,
  ];
}

function statistics({ form, words }: Reading): Block {
  const { columns, supplemental: say, none } = words;
  const found = findItemStatistics(form.definition, form.scored.input);
  return table(
    say.statistics,
    [
      [columns.scale, 4],
      [columns.items, 1.5, 'end'],
      [columns.answered, 2, 'end'],
      [columns.mean, 1.5, 'end'],
      [columns.lowest, 1.5, 'end'],
      [columns.highest, 1.5, 'end'],
    ],
    found.map(({ scale, items, answered, mean, lowest, highest }) => [
      form.scales.find(({ code }) => code === scale)?.name ?? scale,
      String(items),
      String(answered),
      ...[mean, lowest, highest].map((value) => numberOr(value, none)),
    ]),
  );
}

/** The items of each scale, with the contribution of the answer and the possible ones. */
function itemsOfScales(reading: Reading): Block[] {
  const { form, words } = reading;
  const { columns, supplemental: say, none } = words;
  const items = readItems(form, words);
  const contributions = findContributions(form.definition, form.scored.input);
  return form.scales.flatMap(({ code, name }): Block[] => {
    const rows = contributions
      .filter(({ scale }) => scale === code)
      .flatMap(({ item: id, contribution, lowest, highest }) => {
        const item = items.find((each) => each.id === id);
        const range = say.range(numberText(lowest), numberText(highest));
        return item ? [[...itemCells(reading, item), numberOr(contribution, none), range]] : [];
      });
    if (rows.length === 0) return [];
    return [
      h3(name),
      table(
        say.items(name),
        [...itemColumns(reading), [columns.counts, 2, 'end'], [columns.possible, 2, 'end']],
        rows,
      ),
    ];
  });
}
