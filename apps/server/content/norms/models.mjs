/**
 * @typedef {object} Model
 * @property {number} seed
 * @property {number} n People of each sex in each band of age.
 * @property {('combined' | 'male' | 'female')[]} groups
 * @property {number} correlation Of any two scales.
 * @property {number} loading How much of an answer is the trait; the rest is chance.
 * @property {number[]} thresholds From where on an answer weighs 1, 2, 3 …, in standard deviations.
 * @property {{ ages: { from: number, to: number }, male: number, female: number }[]} bands The mean of the traits.
 * @property {Record<string, ScaleModel>} [scales] What is different in some scales, by code.
 *
 * @typedef {object} ScaleModel
 * @property {number} [male] Added to the mean of the trait.
 * @property {number} [female]
 * @property {boolean} [isOpposite] Who has much of the other traits has little of this one.
 * @property {number[]} [thresholds]
 */

const SKILL = { isOpposite: true, thresholds: [-1.7, -0.6, 0.6] };

/** How the people are made up whose answers are the norms. @type {Record<string, Model>} */
export const models = {
  LMC: {
    seed: 1212,
    n: 300,
    groups: ['combined', 'male', 'female'],
    correlation: 0.6,
    loading: 0.7,
    thresholds: [0.2, 1.1, 1.9],
    bands: [
      { ages: { from: 144, to: 215 }, male: 0, female: 0.25 },
      { ages: { from: 216, to: 719 }, male: -0.05, female: 0.1 },
      { ages: { from: 720, to: 1199 }, male: -0.15, female: 0 },
    ],
  },
  LAP: {
    seed: 4848,
    n: 150,
    groups: ['combined', 'male', 'female'],
    correlation: 0.7,
    loading: 0.75,
    thresholds: [-0.9, 0, 0.9],
    bands: [
      { ages: { from: 24, to: 35 }, male: -1.4, female: -1.25 },
      { ages: { from: 36, to: 47 }, male: -1.05, female: -0.9 },
      { ages: { from: 48, to: 71 }, male: -0.6, female: -0.45 },
      { ages: { from: 72, to: 107 }, male: -0.15, female: 0 },
      { ages: { from: 108, to: 155 }, male: 0.3, female: 0.4 },
      { ages: { from: 156, to: 203 }, male: 0.75, female: 0.8 },
      { ages: { from: 204, to: 263 }, male: 1.05, female: 1.1 },
    ],
  },
  'LBS-2': {
    seed: 6050,
    n: 250,
    groups: ['combined', 'male', 'female'],
    correlation: 0.45,
    loading: 0.72,
    thresholds: [0.25, 1.15, 1.95],
    bands: [
      { ages: { from: 72, to: 95 }, male: 0, female: 0 },
      { ages: { from: 96, to: 131 }, male: 0.05, female: 0 },
      { ages: { from: 132, to: 167 }, male: 0, female: 0.05 },
      { ages: { from: 168, to: 227 }, male: -0.05, female: 0.1 },
    ],
    scales: {
      ANX: { male: -0.1, female: 0.15 },
      MOOD: { male: -0.1, female: 0.1 },
      BODY: { male: -0.1, female: 0.15 },
      ATT: { male: 0.25, female: -0.1 },
      REST: { male: 0.3, female: -0.15 },
      AGG: { male: 0.2, female: -0.15 },
      RULE: { male: 0.15, female: -0.2 },
      SOCIAL: { ...SKILL, male: -0.15, female: 0.15 },
      COPE: { ...SKILL, male: -0.1, female: 0.1 },
    },
  },
};
