import type { ValidityIndex } from '../definition/validity.ts';
import type { Definition } from '../definition.ts';
import { compare, fraction } from '../fraction.ts';
import { type Fault, fault, type Path } from './fault.ts';
import type { References } from './references.ts';
import { findEntryFaults, findWeightFaults } from './weights.ts';

/** Validity indexes may use only what all of their forms have. */
export function findValidityFaults(definition: Definition, references: References): Fault[] {
  return (definition.validity ?? []).flatMap((index, place) => [
    ...limitFaults(index, ['validity', place]),
    ...index.forms.flatMap((form, at) => [
      ...references.form(['validity', place, 'forms', at], form),
      ...indexFaults(definition, references, ['validity', place], form, index),
    ]),
  ]);
}

function limitFaults({ kind, caution, extreme }: ValidityIndex, path: Path): Fault[] {
  const order = compare(fraction(extreme), fraction(caution));
  const isBeyond = kind === 'seconds-per-item' ? order < 0 : order > 0;
  return isBeyond ? [] : [fault([...path, 'extreme'], 'Extreme is not beyond caution')];
}

function indexFaults(
  definition: Definition,
  references: References,
  path: Path,
  form: string,
  index: ValidityIndex,
): Fault[] {
  switch (index.kind) {
    case 'inconsistency':
      return index.pairs.flatMap(({ first, second }, place) =>
        Object.entries({ first, second }).flatMap(([name, entry]) =>
          findEntryFaults(definition, references, [...path, 'pairs', place, name], form, entry),
        ),
      );
    case 'infrequency':
      return index.answers.flatMap(({ item, codes }, place) => {
        const onForm = references.itemOnForm([...path, 'answers', place, 'item'], item, form);
        return onForm.length > 0
          ? onForm
          : references.codes([...path, 'answers', place, 'codes'], item, codes);
      });
    case 'impression':
      return findWeightFaults(definition, references, [...path, 'items'], form, index.items);
    default:
      return [];
  }
}
