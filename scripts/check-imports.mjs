import { findCycles } from './imports/find-cycles.mjs';
import { layers } from './imports/layers.mjs';
import { readImports } from './imports/read-imports.mjs';
import { isMain } from './is-main.mjs';
import { root } from './root.mjs';

/** @typedef {import('./imports/read-imports.mjs').Import} Import */

/** Every import that runs against the layers or in a circle, one line each. @param {string} root */
export function findViolations(root) {
  const imports = readImports(root);
  const lines = [...imports].flatMap(([file, found]) => [
    ...outsideLayers(file),
    ...againstLayers(file, found),
  ]);
  return [...new Set([...lines, ...inCircles(imports)])].sort();
}

/** @param {string} file */
function layerOf(file) {
  return Object.keys(layers).find((name) =>
    layers[name]?.files.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place)),
  );
}

/** @param {string} file */
function outsideLayers(file) {
  const isProduct = /^(packages|apps)\/[^/]+\/src\//.test(file);
  return isProduct && !layerOf(file)
    ? [`${file}: is in no layer (name it in scripts/imports/layers.mjs)`]
    : [];
}

/** @param {string} file @param {Import[]} imports */
function againstLayers(file, imports) {
  const name = layerOf(file);
  if (!name) return [];
  return imports.flatMap((found) => {
    const reason = refusal(name, file, found);
    return reason ? [`${file}: may not import ${found.target} (${reason})`] : [];
  });
}

/** @param {string} name @param {string} file @param {Import} found */
function refusal(name, file, { target, isPackage }) {
  const layer = layers[name];
  if (!layer) return;
  if (isPackage) {
    const { packages } = layer;
    return packages && !packages.includes(target) && `${name} uses no package but ${packages.join(', ')}`;
  }
  const other = layerOf(target);
  if (other === name) return layer.features && againstGraph(layer, file, target);
  if (!other) return 'it is in no layer';
  return !layer.imports.includes(other) && `${other} is not below ${name}`;
}

/** @param {import('./imports/layers.mjs').Layer} layer @param {string} file @param {string} target */
function againstGraph({ files, features = {} }, file, target) {
  /** @param {string} path */
  const split = (path) => {
    const start = files.find((folder) => path.startsWith(folder)) ?? '';
    const [feature = '', ...rest] = path.slice(start.length).split('/');
    return { feature, within: rest.join('/') };
  };
  const from = split(file);
  const to = split(target);
  if (from.feature === to.feature) return;
  const undeclared = [from, to].find(({ feature }) => !features[feature]);
  if (undeclared) return `${undeclared.feature} is not in the graph of scripts/imports/features.mjs`;
  if (!features[from.feature]?.imports.includes(to.feature)) {
    return `${to.feature} is not below ${from.feature} in the graph of features`;
  }
  return !features[to.feature]?.front?.includes(to.within) && `it is not at the front of ${to.feature}`;
}

/** @param {Map<string, Import[]>} imports */
function inCircles(imports) {
  const graph = new Map(
    // Types do not exist at run time, so a circle of type imports is harmless.
    [...imports].map(([file, found]) => [file, found.filter((i) => !i.typeOnly).map((i) => i.target)]),
  );
  return findCycles(graph).map(
    (cycle) => `${cycle.at(-2)}: may not import ${cycle.at(-1)} (${cycle.join(' → ')})`,
  );
}

if (isMain(import.meta)) {
  const violations = findViolations(root);
  for (const line of violations) console.error(line);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
