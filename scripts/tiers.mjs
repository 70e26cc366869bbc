/**
 * The projects of vitest.config.ts that run together, in each tier. Those that need nothing that is built run beside the
 * build. Tests in a browser wait for some of their time; the others keep the processor busy meanwhile. Nothing may run
 * beside those that are timed.
 * @typedef {{ early: string[], together: string[][], alone: string[] }} Tier
 */

/** What `npm test` runs. @type {Tier} */
export const daily = {
  early: ['unit*'],
  together: [['api*'], ['proof', 'components', 'e2e']],
  alone: [],
};

/** What `npm run test:rest` runs. @type {Tier} */
export const rest = {
  early: ['rest-unit*'],
  together: [
    ['rest-api*', 'rest-components'],
    ['rest-proof', 'rest-proof-people', 'rest-e2e'],
  ],
  alone: ['rest-proof-timed'],
};

/** The projects as arguments of Vitest. @param {string[]} projects */
export const projectArguments = (projects) => projects.flatMap((project) => ['--project', project]);

/** All projects of a tier. @param {Tier} tier */
export const projectsOf = ({ early, together, alone }) => [...early, ...together.flat(), ...alone];
