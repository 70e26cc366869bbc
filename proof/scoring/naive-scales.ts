import type { NaiveAnswers } from './naive-answers.ts';
import {
  above,
  atLeast,
  type Exact,
  exact,
  larger,
  minus,
  multiply,
  over,
  plus,
  rounded,
  roundedAround,
  shown,
  smaller,
} from './naive-numbers.ts';

type Scale = NaiveAnswers['definition']['scales'][number];
type Rule = Scale['forms'][string];
type Norms = { T: Exact; percentile: { text: string; sort: number } | null; semSquared: Exact | null };
type Found = {
  raw?: Exact;
  norms?: Norms;
  reason?: string;
  dependsOn?: string[];
  answered: string[];
  missing: string[];
};

/** The scales of one form, calculated anew for each call. */
export class NaiveScales {
  readonly answers: NaiveAnswers;
  readonly months: number;

  constructor(answers: NaiveAnswers) {
    this.answers = answers;
    const { birthDate, completedOn } = answers.input;
    const [y1, m1, d1] = birthDate.split('-').map(Number) as [number, number, number];
    const [y2, m2, d2] = completedOn.split('-').map(Number) as [number, number, number];
    // Counts months one by one, as long as the day of the month is reached.
    let months = 0;
    while (y1 * 12 + m1 + months + 1 < y2 * 12 + m2) months += 1;
    if (y1 * 12 + m1 + months < y2 * 12 + m2 && d2 >= d1) months += 1;
    this.months = months;
  }

  scale(code: string): Scale {
    for (const scale of this.answers.definition.scales) if (scale.code === code) return scale;
    throw new Error(code);
  }

  find(code: string): Found {
    const rule = this.scale(code).forms[this.answers.input.form];
    if (!rule) return { reason: 'NOT_ON_FORM', answered: [], missing: [] };
    const found = rule.raw === 'composite' ? this.composite(rule) : this.overItems(rule);
    if (!found.raw) return found;
    const norms = this.norms(code, found.raw);
    if (typeof norms === 'string') return { ...found, reason: norms };
    return norms ? { ...found, norms } : found;
  }

  private overItems(rule: Exclude<Rule, { raw: 'composite' }>): Found {
    const answered: string[] = [];
    const missing: string[] = [];
    const weights: Exact[] = [];
    for (const entry of rule.items) {
      if (this.answers.isMissing(entry.item)) missing.push(entry.item);
      if (this.answers.isAnswered(entry.item)) {
        answered.push(entry.item);
        weights.push(this.answers.weight(entry));
      }
    }
    const items = answered.length + missing.length;
    const { missing: policy } = rule;
    let most: Exact = [0n, 1n];
    if (policy.do !== 'refuse') {
      most =
        typeof policy.most === 'number'
          ? exact(policy.most)
          : multiply(exact(policy.most), [BigInt(items), 1n]);
    }
    if (answered.length === 0 || above([BigInt(missing.length), 1n], most)) {
      return { reason: 'TOO_MANY_MISSING', answered, missing };
    }
    if (policy.do === 'substitute') for (const _ of missing) weights.push(exact(policy.value));
    let value = this.operate(rule, weights);
    if (policy.do === 'prorate' && rule.raw === 'sum') {
      value = over(multiply(value, [BigInt(items), 1n]), [BigInt(answered.length), 1n]);
    }
    return { raw: this.finish(rule, value), answered, missing };
  }

  private operate(rule: Exclude<Rule, { raw: 'composite' }>, weights: Exact[]): Exact {
    const sum = weights.reduce(plus, [0n, 1n]);
    if (rule.raw === 'sum') return sum;
    if (rule.raw === 'mean') return over(sum, [BigInt(weights.length), 1n]);
    if (rule.raw === 'max') return weights.reduce(larger);
    let count = 0n;
    for (const weight of weights) if (atLeast(weight, exact(rule.atLeast))) count += 1n;
    return [count, 1n];
  }

  private finish(rule: Rule, value: Exact): Exact {
    return rounded(multiply(value, exact(rule.times ?? 1)), rule.rounding);
  }

  private composite(rule: Extract<Rule, { raw: 'composite' }>): Found {
    const answered = new Set<string>();
    const missing = new Set<string>();
    const dependsOn: string[] = [];
    let total: Exact = [0n, 1n];
    for (const part of rule.parts) {
      const found = this.find(part.scale);
      for (const id of found.answered) answered.add(id);
      for (const id of found.missing) missing.add(id);
      const value = rule.of === 'raw' ? found.raw : found.norms?.T;
      if (value) total = plus(total, multiply(value, exact(part.weight ?? 1)));
      else dependsOn.push(part.scale);
    }
    const counts = { answered: [...answered], missing: [...missing] };
    if (dependsOn.length > 0) return { reason: 'DEPENDS_ON', dependsOn, ...counts };
    return { raw: this.finish(rule, total), ...counts };
  }

  private norms(scale: string, raw: Exact): Norms | string | undefined {
    const { definition, input } = this.answers;
    let [hasTable, hasGroup] = [false, false];
    for (const table of definition.norms?.tables ?? []) {
      if (table.form !== input.form || table.scale !== scale) continue;
      hasTable = true;
      if (table.group !== input.normGroup) continue;
      if (table.group !== 'combined' && table.group !== input.sex) continue;
      hasGroup = true;
      if (this.months < table.ages.from || this.months > table.ages.to) continue;
      let semSquared: Exact | null = null;
      if (table.sem !== undefined) semSquared = multiply(exact(table.sem), exact(table.sem));
      else if (table.reliability !== undefined) {
        semSquared = multiply([100n, 1n], minus([1n, 1n], exact(table.reliability)));
      }
      if ('mean' in table) {
        const deviation = over(multiply([10n, 1n], minus(raw, exact(table.mean))), exact(table.sd));
        return { T: rounded(plus([50n, 1n], deviation), table.rounding), percentile: null, semSquared };
      }
      for (const row of table.rows) {
        const [from, to] = 'raw' in row ? [row.raw, row.raw] : [row.from, row.to];
        if (!atLeast(raw, exact(from)) || above(raw, exact(to))) continue;
        const { percentile } = row;
        return {
          T: exact(row.T),
          percentile:
            typeof percentile === 'number' ? { text: `${percentile}`, sort: percentile } : percentile,
          semSquared,
        };
      }
    }
    if (!hasTable) return undefined;
    return hasGroup ? 'OUT_OF_NORM_RANGE' : 'NO_NORM_GROUP';
  }

  /** The lowest and the highest score that the missing answers allow. */
  limits(code: string, score: 'raw' | 'T'): [Exact, Exact] | undefined {
    const rule = this.scale(code).forms[this.answers.input.form];
    if (!rule) return undefined;
    const raw = rule.raw === 'composite' ? this.partLimits(rule) : this.itemLimits(rule);
    if (!raw || score === 'raw') return raw;
    const [low, high] = [this.norms(code, raw[0]), this.norms(code, raw[1])];
    if (typeof low !== 'object' || typeof high !== 'object') return undefined;
    return [smaller(low.T, high.T), larger(low.T, high.T)];
  }

  private itemLimits(rule: Exclude<Rule, { raw: 'composite' }>): [Exact, Exact] | undefined {
    const lows: Exact[] = [];
    const highs: Exact[] = [];
    for (const entry of rule.items) {
      if (this.answers.mightBeShown(entry.item)) return undefined;
      if (!this.answers.isShown(entry.item)) continue;
      const [low, high] = this.answers.limits(entry);
      lows.push(low);
      highs.push(high);
    }
    if (lows.length === 0) return undefined;
    const ends = [lows, highs].map((weights) => this.finish(rule, this.operate(rule, weights))) as [
      Exact,
      Exact,
    ];
    return [ends.reduce(smaller), ends.reduce(larger)];
  }

  private partLimits(rule: Extract<Rule, { raw: 'composite' }>): [Exact, Exact] | undefined {
    let sums: [Exact, Exact] = [
      [0n, 1n],
      [0n, 1n],
    ];
    for (const part of rule.parts) {
      const limits = this.limits(part.scale, rule.of);
      if (!limits) return undefined;
      const ends = limits.map((end) => multiply(end, exact(part.weight ?? 1)));
      sums = [plus(sums[0], ends.reduce(smaller)), plus(sums[1], ends.reduce(larger))];
    }
    const ends = sums.map((sum) => this.finish(rule, sum));
    return [ends.reduce(smaller), ends.reduce(larger)];
  }

  band(scheme: string, value: Exact): string | undefined {
    for (const { code, from, to, below } of this.answers.definition.bandSchemes?.[scheme]?.bands ?? []) {
      if (from !== undefined && !atLeast(value, exact(from))) continue;
      if (to !== undefined && above(value, exact(to))) continue;
      if (below !== undefined && atLeast(value, exact(below))) continue;
      return code;
    }
    return undefined;
  }

  present(code: string): Record<string, unknown> {
    const { raw, norms, reason, dependsOn, answered, missing } = this.find(code);
    const counts = { answered: answered.length, missing: missing.length };
    if (!raw || reason) return { scale: code, reason, ...(dependsOn ? { dependsOn } : {}), ...counts };
    const bands: Record<string, string> = {};
    for (const name of this.scale(code).bands ?? []) {
      const value = this.answers.definition.bandSchemes?.[name]?.of === 'T' ? norms?.T : raw;
      const band = value && this.band(name, value);
      if (band) bands[name] = band;
    }
    const interval = (z: string) =>
      norms?.semSquared
        ? roundedAround(norms.T, multiply(multiply(exact(z), exact(z)), norms.semSquared))
        : null;
    const semSquared = norms?.semSquared && shown(norms.semSquared);
    return {
      scale: code,
      raw: shown(raw).number,
      ...textOf('exactRaw', raw),
      T: norms ? shown(norms.T).number : null,
      ...(norms ? textOf('exactT', norms.T) : {}),
      percentile: norms?.percentile ?? null,
      interval90: interval('1.6449'),
      interval95: interval('1.96'),
      semSquared: semSquared ? (semSquared.text ?? `${semSquared.number}`) : null,
      bands,
      ...counts,
    };
  }
}

export function textOf(name: string, value: Exact): Record<string, string> {
  const { text } = shown(value);
  return text === undefined ? {} : { [name]: text };
}
