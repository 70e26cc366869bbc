import type { Block } from '@hub/document/document';
import type { ReadForm } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import { table } from './blocks.ts';

/** Each criterion of the form with its result; empty for an instrument without criteria. */
export function criteriaTable({ words }: Reading, { definition, result, text }: ReadForm): Block[] {
  if (result.criteria.length === 0) return [];
  const { columns, criteria } = words;
  return [
    table(
      criteria.caption,
      [
        [columns.criterion, 3],
        [columns.meaning, 5],
        [columns.result, 2],
      ],
      result.criteria.map(({ criterion: code, result: met }) => {
        const criterion = definition.criteria?.find((each) => each.code === code);
        return [
          text(criterion?.name ?? {}),
          criterion?.about ? text(criterion.about) : '',
          criteria.results[met],
        ];
      }),
    ),
  ];
}
