import type { NormTable } from '../definition/norms.ts';
import type { Definition } from '../definition.ts';
import { compare, fraction, isWithin, ONE, ZERO } from '../fraction.ts';
import { type Fault, fault, type Path } from './fault.ts';
import type { References } from './references.ts';

/** Norms must belong to scales on their forms and have possible values. */
export function findNormReferenceFaults({ norms }: Definition, references: References): Fault[] {
  return (norms?.tables ?? []).flatMap((table, index) => {
    const path = ['norms', 'tables', index];
    const form = references.form([...path, 'form'], table.form);
    return [
      ...(form.length > 0 ? form : references.scaleOnForm([...path, 'scale'], table.scale, table.form)),
      ...(table.ages.from > table.ages.to
        ? [fault([...path, 'ages'], 'The ages end before they begin')]
        : []),
      ...errorFaults(path, table),
      ...('sd' in table && compare(fraction(table.sd), ZERO) <= 0
        ? [fault([...path, 'sd'], 'A standard deviation is above zero')]
        : []),
    ];
  });
}

function errorFaults(path: Path, { sem, reliability }: NormTable): Fault[] {
  return [
    ...(sem !== undefined && reliability !== undefined
      ? [fault([...path, 'reliability'], 'Say sem or reliability, not both')]
      : []),
    ...(sem !== undefined && compare(fraction(sem), ZERO) < 0
      ? [fault([...path, 'sem'], 'A standard error is not below zero')]
      : []),
    ...(reliability !== undefined && !isWithin(fraction(reliability), ZERO, ONE)
      ? [fault([...path, 'reliability'], 'A reliability is from 0 to 1')]
      : []),
  ];
}
