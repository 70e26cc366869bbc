import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const FOLDER = join(root, 'node_modules/.cache/test-seconds');

/** A reporter: keeps how long each test file took, so that `npm test -- --changed` knows what it has time for. */
export default class TestSeconds {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const projects = new Set(modules.map(({ project }) => project.name));
    for (const project of projects) {
      const seconds = read(project);
      for (const module of modules) {
        if (module.project.name !== project || module.state() !== 'passed') continue;
        seconds[module.relativeModuleId] = Math.ceil(module.diagnostic().duration / 100) / 10;
      }
      const file = fileOf(project);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(seconds));
    }
  }
}

/** How long each file took when it was last run. @returns {Record<string, number>} */
export function keptSeconds() {
  try {
    return Object.assign({}, ...readdirSync(FOLDER).map((name) => read(name.replace(/\.json$/, ''))));
  } catch {
    return {};
  }
}

/** @param {string} project */
const fileOf = (project) => join(FOLDER, `${project}.json`);

/** @param {string} project @returns {Record<string, number>} */
function read(project) {
  try {
    return JSON.parse(readFileSync(fileOf(project), 'utf8'));
  } catch {
    return {};
  }
}
