/**
 * @typedef {object} Model
 * @property {number} seed
 * @property {number} n People of each sex in each band of age.
 * @property {('combined' | 'male' | 'female')[]} groups
 * @property {number} correlation Of any two scales.
 * @property {number} loading How much of an answer is the trait; the rest is chance.
 * @property {number[]} thresholds From where on an answer weighs 1, 2, 3 …, in standard deviations.
 * @property {{ ages: { from: number, to: number }, male: number, female: number }[]} bands The mean of the traits.
 */

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
    groups: ['combined'],
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
};
