import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * The files that differ from what was landed: in commits that were not pushed, in the working tree, or new. Undefined
 * where git does not know what was landed.
 * @param {string} [landed] A branch or commit, instead of the branch that this one follows.
 * @returns {string[] | undefined}
 */
export function changedFiles(landed) {
  const base = baseOf(landed);
  if (!base) return;
  const differing = git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...(differing ?? []), ...(added ?? [])])];
}

/** @param {string | undefined} landed */
function baseOf(landed) {
  if (landed) return git('merge-base', 'HEAD', landed)?.[0];
  for (const branch of ['@{upstream}', 'origin/HEAD']) {
    const base = git('merge-base', 'HEAD', branch);
    if (base) return base[0];
  }
}

/** The lines that git prints, or undefined when it fails. @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}
