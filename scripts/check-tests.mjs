import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverFeatures, webFeatures } from './imports/features.mjs';
import { listTests } from './list-tests.mjs';
import { root } from './root.mjs';
import { daily, projectsOf, rest } from './tiers.mjs';

// A program: every test file of the tree is run by one of the two tiers, and every journey that a feature names exists.
const projects = [daily, rest].flatMap(projectsOf);
const run = new Set(listTests(projects).map(({ file }) => file));

const patterns = ['*.test.ts', '*.spec.ts'];
const tree = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
  cwd: root,
  encoding: 'utf8',
});
const forgotten = tree
  .split('\n')
  // A file that was just deleted is still known to git.
  .filter((file) => file !== '' && existsSync(join(root, file)) && !run.has(file));
for (const file of forgotten)
  console.error(`${file}: neither \`npm test\` nor \`npm run test:rest\` runs it`);
const features = [...Object.entries(serverFeatures), ...Object.entries(webFeatures)];
const missing = features.flatMap(([name, { journeys = [] }]) =>
  journeys
    .filter((journey) => !['spec', 'rest.spec'].some((end) => run.has(`apps/e2e/${journey}.${end}.ts`)))
    .map((journey) => `${name} names the journey ${journey}, which does not exist`),
);
for (const line of missing) console.error(line);
process.exitCode = forgotten.length + missing.length > 0 ? 1 : 0;
