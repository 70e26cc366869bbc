import { bandIndex, optional } from './bands.ts';
import type { Rule } from './definition/criteria.ts';
import type { Definition } from './definition.ts';
import { type FilledForm, hasCode } from './filled-form.ts';
import { compare, fraction, isWithin } from './fraction.ts';
import { bandSchemeOf } from './look-up.ts';
import { answerLimits } from './raw-score.ts';
import type { ScaleScores } from './scale-scores.ts';
import { weighsAtLeast } from './weights.ts';

/** `cannot-be-determined` if a missing answer could change the result. */
export type CriterionResult = 'met' | 'not-met' | 'cannot-be-determined';

/** Applies the rules of the criteria to one form. Nothing is prorated here. */
export function judge(definition: Definition, filled: FilledForm, scores: ScaleScores) {
  return function apply(rule: Rule): CriterionResult {
    if ('all' in rule) return atLeast(rule.all.length, rule.all.map(apply));
    if ('any' in rule) return atLeast(1, rule.any.map(apply));
    if ('of' in rule) return atLeast(rule.atLeast, rule.of.map(apply));
    if ('not' in rule) return opposite[apply(rule.not)];
    if ('answer' in rule) return answerHas(filled, rule);
    if ('count' in rule) return countReaches(definition, filled, rule);
    if ('scheme' in rule) return bandIsOneOf(definition, scores, rule);
    return scoreIsWithin(scores, rule);
  };
}

type RuleWith<Key extends string> = Extract<Rule, Record<Key, unknown>>;

const opposite = {
  met: 'not-met',
  'not-met': 'met',
  'cannot-be-determined': 'cannot-be-determined',
} as const;

function atLeast(needed: number, results: CriterionResult[]): CriterionResult {
  const met = results.filter((result) => result === 'met').length;
  const possible = results.filter((result) => result !== 'not-met').length;
  return between(met >= needed, possible >= needed);
}

function answerHas(filled: FilledForm, { answer, has }: RuleWith<'answer'>): CriterionResult {
  const state = filled.stateOf(answer);
  if (state.status === 'answered') return hasCode(state.answer, has) ? 'met' : 'not-met';
  return state.status === 'hidden' ? 'not-met' : 'cannot-be-determined';
}

function countReaches(
  definition: Definition,
  filled: FilledForm,
  { count, weighing, atLeast: needed }: RuleWith<'count'>,
): CriterionResult {
  const limit = fraction(weighing);
  const limits = count
    .filter(({ item }) => filled.stateOf(item).status !== 'hidden')
    .map((entry) => ({
      ...answerLimits(definition, filled, entry),
      status: filled.stateOf(entry.item).status,
    }));
  const sure = limits.filter(
    ({ lowest, status }) => status !== 'perhaps-hidden' && weighsAtLeast(lowest, limit),
  );
  const possible = limits.filter(({ highest }) => weighsAtLeast(highest, limit));
  return between(sure.length >= needed, possible.length >= needed);
}

function scoreIsWithin(scores: ScaleScores, { scale, score, from, to }: RuleWith<'score'>): CriterionResult {
  const limits = scores.limitsOf(scale, score);
  if (!limits) return 'cannot-be-determined';
  const { lowest, highest } = limits;
  const [start, end] = [optional(from), optional(to)];
  const isSure = isWithin(lowest, start, end) && isWithin(highest, start, end);
  const isOutside = (start && compare(highest, start) < 0) || (end && compare(lowest, end) > 0);
  return between(isSure, !isOutside);
}

function bandIsOneOf(
  definition: Definition,
  scores: ScaleScores,
  { scale, scheme, bands }: RuleWith<'scheme'>,
): CriterionResult {
  const { of, bands: all } = bandSchemeOf(definition, scheme);
  const limits = scores.limitsOf(scale, of);
  if (!limits) return 'cannot-be-determined';
  const ends = [bandIndex(all, limits.lowest), bandIndex(all, limits.highest)];
  if (ends.includes(-1)) return 'cannot-be-determined';
  const reached = all.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ code }) => bands.includes(code));
  return between(
    reached.every((isOne) => isOne),
    reached.some((isOne) => isOne),
  );
}

const between = (isSure: boolean, isPossible: boolean): CriterionResult =>
  isSure ? 'met' : isPossible ? 'cannot-be-determined' : 'not-met';
