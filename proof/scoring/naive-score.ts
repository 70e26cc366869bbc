import type { Definition } from '@hub/instrument/definition';
import type { ScoreInput } from '@hub/instrument/score';
import { NaiveAnswers } from './naive-answers.ts';
import { shown } from './naive-numbers.ts';
import { naiveRule } from './naive-rules.ts';
import { NaiveScales, textOf } from './naive-scales.ts';
import { naiveOmitted, naiveValidity } from './naive-validity.ts';

/**
 * A second scorer, written directly from docs/instruments.md. It shares only the types with
 * packages/instrument, ignores speed, and expects valid answers.
 */
export function naiveScore(definition: Definition, input: ScoreInput): unknown {
  const answers = new NaiveAnswers(definition, input);
  const scales = new NaiveScales(answers);
  const form = definition.forms.find(({ id }) => id === input.form);
  const omitted = naiveOmitted(answers);

  const validity = [];
  for (const index of definition.validity ?? []) {
    if (!index.forms.includes(input.form)) continue;
    const { value, state } = naiveValidity(answers, index);
    validity.push(
      value
        ? { index: index.code, value: shown(value).number, ...textOf('exactValue', value), state }
        : { index: index.code, value, state },
    );
  }
  const criteria = [];
  for (const { code, forms, rule } of definition.criteria ?? []) {
    if (!forms.includes(input.form)) continue;
    const result = naiveRule(answers, scales, rule);
    const words = result === undefined ? 'cannot-be-determined' : result ? 'met' : 'not-met';
    criteria.push({ criterion: code, result: words });
  }
  const critical: number[] = [];
  (definition.critical ?? []).forEach(({ item, codes }, place) => {
    if (answers.has(item, codes)) critical.push(place);
  });

  return {
    instrument: definition.code,
    version: definition.version,
    form: input.form,
    ageInMonths: scales.months,
    normGroup: input.normGroup,
    scales: definition.scales.map(({ code }) => scales.present(code)),
    criteria,
    validity,
    critical,
    omitted,
    switchedOff: answers.ids.filter((id) => input.switchedOff?.includes(id)),
    needsReview:
      omitted.length > (form?.maxOmitted ?? 0) || validity.some(({ state }) => state === 'extreme'),
  };
}
