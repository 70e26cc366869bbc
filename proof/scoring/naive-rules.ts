import type { NaiveAnswers } from './naive-answers.ts';
import { above, atLeast, exact } from './naive-numbers.ts';
import type { NaiveScales } from './naive-scales.ts';

type Criterion = NonNullable<NaiveAnswers['definition']['criteria']>[number];

/** Undefined if missing answers leave it open. */
type Known = boolean | undefined;

/** Evaluates the rule of a criterion by docs/instruments.md. */
export function naiveRule(answers: NaiveAnswers, scales: NaiveScales, rule: Criterion['rule']): Known {
  const judge = (inner: Criterion['rule']) => naiveRule(answers, scales, inner);
  const enough = (results: Known[], needed: number): Known => {
    const [yes, no] = [true, false].map((value) => results.filter((result) => result === value).length);
    if ((yes ?? 0) >= needed) return true;
    return results.length - (no ?? 0) < needed ? false : undefined;
  };

  if ('not' in rule) {
    const result = judge(rule.not);
    return result === undefined ? undefined : !result;
  }
  if ('all' in rule) return enough(rule.all.map(judge), rule.all.length);
  if ('any' in rule) return enough(rule.any.map(judge), 1);
  if ('of' in rule) return enough(rule.of.map(judge), rule.atLeast);
  if ('answer' in rule) {
    if (answers.isAnswered(rule.answer)) return answers.has(rule.answer, rule.has);
    return answers.isMissing(rule.answer) || answers.mightBeShown(rule.answer) ? undefined : false;
  }
  if ('count' in rule) {
    const results = rule.count.map((entry): Known => {
      const limit = exact(rule.weighing);
      const isUncertain = answers.mightBeShown(entry.item);
      if (!isUncertain && !answers.isShown(entry.item)) return false;
      const [low, high] = answers.limits(entry);
      if (!atLeast(high, limit)) return false;
      return atLeast(low, limit) && !isUncertain ? true : undefined;
    });
    return enough(results, rule.atLeast);
  }
  if ('scheme' in rule) {
    const scheme = answers.definition.bandSchemes?.[rule.scheme];
    const limits = scales.limits(rule.scale, scheme?.of ?? 'raw');
    if (!limits || !scheme) return undefined;
    const [low, high] = limits.map((end) => scales.band(rule.scheme, end));
    const order = scheme.bands.map(({ code }) => code);
    if (low === undefined || high === undefined) return undefined;
    const between = order.slice(order.indexOf(low), order.indexOf(high) + 1);
    if (between.every((code) => rule.bands.includes(code))) return true;
    return between.some((code) => rule.bands.includes(code)) ? undefined : false;
  }
  const limits = scales.limits(rule.scale, rule.score);
  if (!limits) return undefined;
  const [low, high] = limits;
  const isAbove = rule.from === undefined || atLeast(low, exact(rule.from));
  const isBelow = rule.to === undefined || !above(high, exact(rule.to));
  if (isAbove && isBelow) return true;
  const never =
    (rule.from !== undefined && !atLeast(high, exact(rule.from))) ||
    (rule.to !== undefined && above(low, exact(rule.to)));
  return never ? false : undefined;
}
