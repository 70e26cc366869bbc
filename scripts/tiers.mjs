/**
 * The projects of vitest.config.ts that run together, in each tier. Tests in a browser wait for some of their time; the
 * others keep the processor busy meanwhile. Nothing may run beside those that are timed.
 * @typedef {{ together: string[][], alone: string[] }} Tier
 */

/** What `npm test` runs. @type {Tier} */
export const daily = {
  together: [
    ['api*', 'proof'],
    ['unit*', 'components', 'e2e'],
  ],
  alone: [],
};

/** What `npm run test:rest` runs. @type {Tier} */
export const rest = {
  together: [
    ['rest-api*', 'rest-proof', 'rest-proof-people'],
    ['rest-unit*', 'rest-components', 'rest-e2e'],
  ],
  alone: ['rest-proof-timed'],
};

/** The projects as arguments of Vitest. @param {string[]} projects */
export const projectArguments = (projects) => projects.flatMap((project) => ['--project', project]);
