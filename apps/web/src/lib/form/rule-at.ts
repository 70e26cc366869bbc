import type * as z from 'zod/mini';

type Rule = z.ZodMiniType;
type Def = {
  shape?: Record<string, Rule>;
  element?: Rule;
  innerType?: Rule;
  in?: Rule;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
};

const defOf = (rule: Rule) => rule._zod.def as Def;

/** The rule of a form's field, by its path as in `contacts.0.firstName`. */
export function ruleAt(schema: Rule, path: string): Rule | undefined {
  return path.split('.').reduce<Rule | undefined>((rule, name) => rule && partOf(rule, name), schema);
}

function partOf(rule: Rule, name: string): Rule | undefined {
  const { shape, element, innerType, in: input } = defOf(rule);
  if (shape) return shape[name];
  if (element) return element;
  const inside = innerType ?? input;
  return inside && partOf(inside, name);
}

/** Whether the rule refuses an empty field. */
export const isRequired = (rule: Rule, empty: unknown) => !rule.safeParse(empty).success;

/** The maximum length that a rule for text allows. */
export function maxLengthOf(rule: Rule): number | undefined {
  const { checks = [], innerType, in: input } = defOf(rule);
  const inside = innerType ?? input;
  const limits = checks.map(({ _zod }) => _zod.def).filter(({ check }) => check === 'max_length');
  return limits[0]?.maximum ?? (inside && maxLengthOf(inside));
}
