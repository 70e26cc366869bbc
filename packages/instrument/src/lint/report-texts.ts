import type { Definition } from '../definition.ts';
import type { Fault } from './fault.ts';
import type { References } from './references.ts';

/** Critical items and report texts must belong to existing answers and bands. */
export function findReportTextFaults(definition: Definition, references: References): Fault[] {
  return [
    ...(definition.critical ?? []).flatMap(({ item, codes }, index) =>
      references.codes(['critical', index, 'codes'], item, codes),
    ),
    ...(['narratives', 'recommendations'] as const).flatMap((list) =>
      (definition[list] ?? []).flatMap((text, index) => references.bands([list, index], text)),
    ),
  ];
}
