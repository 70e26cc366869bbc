import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverFeatures, webFeatures } from './imports/features.mjs';
import { readImports } from './imports/read-imports.mjs';
import { root } from './root.mjs';

/** @typedef {{ side: 'server' | 'web', name: string }} FeatureRef */

const SIDES = /** @type {const} */ ({
  server: { folder: 'apps/server/src/features', graph: serverFeatures },
  web: { folder: 'apps/web/src/features', graph: webFeatures },
});
const WALK = 'apps/server/src/http/contract-walk.both.test.ts';
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const CONTRACT = 'packages/contract/src/';

/**
 * The tests of a change, in groups, the nearest first: its own, the walk of its endpoints, its journeys, and those of the
 * features that import it.
 * @param {string[]} changed
 * @param {string[]} tests All test files of the everyday run.
 */
export function testsOfChange(changed, tests) {
  const imports = readImports(root);
  const features = featuresOf(changed, imports);
  /** @param {FeatureRef[]} refs */
  const within = (refs) =>
    tests.filter((test) => refs.some(({ side, name }) => test.startsWith(`${SIDES[side].folder}/${name}/`)));

  const own = [
    ...changed.filter((file) => tests.includes(file)),
    ...tests.filter((test) => changed.some((file) => isBeside(test, file))),
    ...within(features).sort(byDistanceTo(changed)),
  ];
  const walked = walkedModules(features, changed, imports);
  const journeys = [...new Set(features.flatMap(journeysOf))];
  const groups = [
    own,
    walked.length > 0 ? [WALK] : [],
    journeys.filter((journey) => tests.includes(journey)),
    within(features.flatMap(importersOf)),
  ];
  const inRest = journeys.map((journey) => journey.replace(/\.spec\.ts$/, '.rest.spec.ts'));
  return { features, groups, walked, inRest: inRest.filter((journey) => existsSync(join(root, journey))) };
}

/** @param {string[]} changed @param {ReturnType<typeof readImports>} imports */
function featuresOf(changed, imports) {
  const contract = new Set(changed.filter((file) => file.startsWith(CONTRACT)));
  const touched = [...changed];
  // A file of the contract belongs to the features that import it, a page to those that it imports.
  for (const [file, found] of imports) {
    if (found.some(({ target }) => contract.has(target))) touched.push(file);
  }
  const pages = changed.filter((file) => file.startsWith('apps/web/src/pages/'));
  for (const page of pages) touched.push(...(imports.get(page) ?? []).map(({ target }) => target));

  /** @type {Map<string, FeatureRef>} */
  const features = new Map();
  for (const file of touched) {
    for (const side of /** @type {const} */ (['server', 'web'])) {
      const { folder } = SIDES[side];
      if (!file.startsWith(`${folder}/`)) continue;
      const name = file.slice(folder.length + 1).split('/')[0] ?? '';
      features.set(`${side} ${name}`, { side, name });
    }
  }
  return [...features.values()];
}

/** A test in the same folder, for what belongs to no feature. @param {string} test @param {string} file */
function isBeside(test, file) {
  const inFeature = Object.values(SIDES).some(({ folder }) => file.startsWith(`${folder}/`));
  return !inFeature && !TEST_FILE.test(file) && dirname(test) === dirname(file);
}

/** Tests in the folder of a changed file come first. @param {string[]} changed */
const byDistanceTo = (changed) => {
  const folders = new Set(changed.map((file) => dirname(file)));
  /** @param {string} test */
  const distance = (test) => (folders.has(dirname(test)) ? 0 : 1);
  return (/** @type {string} */ one, /** @type {string} */ other) => distance(one) - distance(other);
};

/** @param {FeatureRef} ref */
const journeysOf = ({ side, name }) =>
  (SIDES[side].graph[name]?.journeys ?? []).map((journey) => `apps/e2e/${journey}.spec.ts`);

/** @param {FeatureRef} ref @returns {FeatureRef[]} */
const importersOf = ({ side, name }) =>
  Object.entries(SIDES[side].graph)
    .filter(([, { imports }]) => imports.includes(name))
    .map(([importer]) => ({ side, name: importer }));

/**
 * The modules of the contract whose endpoints are walked: those of the changed features of the server.
 * @param {FeatureRef[]} features
 * @param {string[]} changed
 * @param {ReturnType<typeof readImports>} imports
 */
function walkedModules(features, changed, imports) {
  const folders = features
    .filter(({ side }) => side === 'server')
    .map(({ name }) => `${SIDES.server.folder}/${name}/`);
  const imported = [...imports]
    .filter(([file]) => folders.some((folder) => file.startsWith(folder)))
    .flatMap(([, found]) => found.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target));
  const modules = [...imported, ...changed].filter((file) =>
    /^packages\/contract\/src\/(auth|core)\//.test(file),
  );
  return [...new Set(modules)].filter((file) => existsSync(join(root, file)));
}
