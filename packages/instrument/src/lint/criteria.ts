import type { Rule } from '../definition/criteria.ts';
import type { Definition } from '../definition.ts';
import { type Fault, fault, type Path } from './fault.ts';
import type { References } from './references.ts';
import { findWeightFaults } from './weights.ts';

/** Criteria may use only what all of their forms have, and it must be possible to meet them. */
export function findCriterionFaults(definition: Definition, references: References): Fault[] {
  return (definition.criteria ?? []).flatMap(({ forms, rule }, index) =>
    forms.flatMap((form, place) => [
      ...references.form(['criteria', index, 'forms', place], form),
      ...ruleFaults(definition, references, ['criteria', index, 'rule'], form, rule),
    ]),
  );
}

function ruleFaults(
  definition: Definition,
  references: References,
  path: Path,
  form: string,
  rule: Rule,
): Fault[] {
  const each = (rules: Rule[], name: string) =>
    rules.flatMap((inner, index) => ruleFaults(definition, references, [...path, name, index], form, inner));
  const cannotBeMet = (needed: number, among: number) =>
    needed > among ? [fault([...path, 'atLeast'], `There are only ${among}`)] : [];

  if ('all' in rule) return each(rule.all, 'all');
  if ('any' in rule) return each(rule.any, 'any');
  if ('not' in rule) return ruleFaults(definition, references, [...path, 'not'], form, rule.not);
  if ('of' in rule) return [...cannotBeMet(rule.atLeast, rule.of.length), ...each(rule.of, 'of')];
  if ('answer' in rule) {
    const onForm = references.itemOnForm([...path, 'answer'], rule.answer, form);
    return onForm.length > 0 ? onForm : references.codes([...path, 'has'], rule.answer, rule.has);
  }
  if ('count' in rule) {
    return [
      ...cannotBeMet(rule.atLeast, rule.count.length),
      ...findWeightFaults(definition, references, [...path, 'count'], form, rule.count),
    ];
  }
  const onForm = references.scaleOnForm([...path, 'scale'], rule.scale, form);
  if (onForm.length > 0) return onForm;
  if ('scheme' in rule) return references.bands(path, rule);
  if (rule.from === undefined && rule.to === undefined) return [fault(path, 'Say from, to or both')];
  return rule.score === 'T' ? references.norms([...path, 'score'], rule.scale, form) : [];
}
