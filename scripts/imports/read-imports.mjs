import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

/** @typedef {{ target: string, isPackage: boolean, typeOnly: boolean }} Import */

/**
 * Loaded when there is something to parse: a command that reads imports may have to install its packages first.
 * @returns {typeof import('oxc-parser')}
 */
const parser = () => createRequire(import.meta.url)('oxc-parser');

const folders = ['packages', 'apps', 'proof', 'bench'];
const skipped = new Set(['node_modules', 'dist']);
const sourceFile = /(?<!\.d)\.(ts|tsx|js|mjs)$/;
const testFile = /\.test\.tsx?$/;

/** Workspaces export their sources, so a package path names a file. */
const workspaces = {
  '@hub/contract/': 'packages/contract/src/',
  '@hub/instrument/': 'packages/instrument/src/',
  '@hub/document/': 'packages/document/src/',
  '@hub/report/': 'packages/report/src/',
  '@hub/server/': 'apps/server/src/',
};

/** Each source file with what it imports; paths are relative to the root. @param {string} root */
export function readImports(root) {
  const files = folders.filter((folder) => existsSync(join(root, folder))).flatMap((f) => list(root, f));
  /** @type {Map<string, Import[]>} */
  const imports = new Map();
  for (const file of files) imports.set(file, importsOf(file, readFileSync(join(root, file), 'utf8')));
  return imports;
}

/** @param {string} root @param {string} folder @returns {string[]} */
function list(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : list(root, path);
    return sourceFile.test(path) && !testFile.test(path) ? [path] : [];
  });
}

/** What a file imports. @param {string} file @param {string} text */
export function importsOf(file, text) {
  const { parseSync, Visitor } = parser();
  const { module, program } = parseSync(file, text);
  /** @type {Import[]} */
  const found = [];
  /** @param {string} specifier @param {boolean} typeOnly */
  const add = (specifier, typeOnly) => found.push({ ...resolve(specifier, file), typeOnly });

  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap((statement) => statement.entries)) {
    if (moduleRequest) add(moduleRequest.value, isType);
  }
  new Visitor({
    TSImportType: ({ source }) => void add(source.value, true),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') add(String(source.value), false);
    },
  }).visit(program);
  return found;
}

/** @param {string} specifier @param {string} from */
function resolve(specifier, from) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return { target: posix.join(posix.dirname(from), path), isPackage: false };
  for (const [name, folder] of Object.entries(workspaces)) {
    if (path.startsWith(name)) return { target: `${folder}${path.slice(name.length)}.ts`, isPackage: false };
  }
  const parts = path.split('/');
  return { target: path.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? path), isPackage: true };
}
