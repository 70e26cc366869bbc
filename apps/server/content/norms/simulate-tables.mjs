import { isDeepStrictEqual } from 'node:util';

/**
 * The model: each person has a trait for each scale, normal, with the mean of the sex and the band of age; any two traits
 * correlate equally, skills and problems the other way round. An answer is the trait times its loading plus chance, cut at
 * the thresholds into weights. Raw scores are sums of weights, composites sums of raw scores. T is linear:
 * 50 + 10·(raw − mean) ÷ sd of the group. The percentile is the share below plus half the share at the raw score. Raw
 * scores that follow each other and come to the same are one row. The reliability is Cronbach's alpha. Nobody was asked
 * anything.
 *
 * @typedef {import('./models.mjs').Model} Model
 * @typedef {{ raw: string, items?: { item: string }[], parts?: { scale: string }[] }} Rule
 * @typedef {{ code: string, forms: Record<string, Rule> }} Scale
 * @typedef {{ from: number, to: number }} Ages
 * @typedef {'male' | 'female'} Sex
 * @typedef {Record<string, number[]>} Person The weights of the answers, by scale.
 */

const LOWEST_T = 20;
const HIGHEST_T = 100;

/** @param {{ forms: { id: string, ages: Ages }[], scales: Scale[] }} definition @param {Model} model */
export function simulateTables(definition, model) {
  const random = normalNumbers(model.seed);
  return definition.forms.flatMap(({ id: form, ages: ofForm }) => {
    const scales = definition.scales.filter(({ forms }) => forms[form]);
    const bands = model.bands.filter(({ ages }) => ages.from >= ofForm.from && ages.to <= ofForm.to);
    return bands.flatMap(({ ages, ...means }) => {
      const male = people(model, scales, form, 'male', means.male, random);
      const female = people(model, scales, form, 'female', means.female, random);
      const groups = { combined: [...male, ...female], male, female };
      return model.groups.flatMap((group) =>
        scales.map(({ code }) => tableOf(groups[group], code, model, { form, scale: code, group, ages })),
      );
    });
  });
}

/** @param {Model} model @param {Scale[]} scales @param {string} form @param {Sex} sex @param {number} mean @param {() => number} random @returns {Person[]} */
function people(
  { n, correlation, loading, thresholds, scales: models = {} },
  scales,
  form,
  sex,
  mean,
  random,
) {
  const noise = Math.sqrt(1 - loading * loading);
  return Array.from({ length: n }, () => {
    const common = random();
    /** @type {Person} */
    const person = {};
    for (const { code, forms } of scales) {
      const model = models[code] ?? {};
      const shared = Math.sqrt(correlation) * (model.isOpposite ? -common : common);
      const trait = mean + (model[sex] ?? 0) + shared + Math.sqrt(1 - correlation) * random();
      const limits = model.thresholds ?? thresholds;
      person[code] = (forms[form]?.items ?? []).map(() => {
        const answer = loading * trait + noise * random();
        return limits.filter((threshold) => answer >= threshold).length;
      });
    }
    for (const { code, forms } of scales) {
      const parts = forms[form]?.parts;
      if (parts) person[code] = parts.flatMap(({ scale }) => person[scale] ?? []);
    }
    return person;
  });
}

/** @param {Person[]} members @param {string} scale @param {Model} model @param {object} place */
function tableOf(members, scale, { thresholds }, place) {
  const answers = members.map((person) => person[scale] ?? []);
  const raws = answers.map(sum);
  const mean = sum(raws) / raws.length;
  const sd = Math.sqrt(varianceOf(raws));
  const highest = (answers[0]?.length ?? 0) * thresholds.length;
  const rows = Array.from({ length: highest + 1 }, (_, raw) => {
    const T = Math.round(50 + (10 * (raw - mean)) / sd);
    return { raw, T: Math.min(HIGHEST_T, Math.max(LOWEST_T, T)), percentile: percentileOf(raws, raw) };
  });
  const reliability = Number(alphaOf(answers, raws).toFixed(2));
  return { ...place, n: members.length, reliability, rows: joinRows(rows) };
}

/** @typedef {{ T: number, percentile: number | { text: string, sort: number } }} Standing */

/** @param {({ raw: number } & Standing)[]} rows */
function joinRows(rows) {
  /** @type {({ from: number, to: number } & Standing)[]} */
  const ranges = [];
  for (const { raw, T, percentile } of rows) {
    const last = ranges.at(-1);
    if (last?.T === T && isDeepStrictEqual(last.percentile, percentile)) last.to = raw;
    else ranges.push({ from: raw, to: raw, T, percentile });
  }
  return ranges.map(({ from, to, ...standing }) =>
    from === to ? { raw: from, ...standing } : { from, to, ...standing },
  );
}

/** @param {number[]} raws @param {number} raw */
function percentileOf(raws, raw) {
  const below = raws.filter((other) => other < raw).length;
  const same = raws.filter((other) => other === raw).length;
  const share = Math.round((100 * (below + same / 2)) / raws.length);
  if (share < 1) return { text: '<1', sort: 0.5 };
  return share > 99 ? { text: '>99', sort: 99.5 } : share;
}

/** @param {number[][]} answers @param {number[]} raws */
function alphaOf(answers, raws) {
  const items = answers[0]?.length ?? 0;
  const each = Array.from({ length: items }, (_, item) =>
    varianceOf(answers.map((given) => given[item] ?? 0)),
  );
  return (items / (items - 1)) * (1 - sum(each) / varianceOf(raws));
}

/** @param {number[]} values */
function varianceOf(values) {
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * Nearly normal numbers, the same for the same seed: the sum of twelve even ones (mulberry32) less six. It takes no
 * logarithm, which may differ from machine to machine. @param {number} seed
 */
function normalNumbers(seed) {
  let state = seed;
  const even = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Array.from({ length: 12 }, even).reduce((total, value) => total + value, -6);
}
