import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Name = Rolldown.CodeSplittingNameFunction;
type Modules = Parameters<Name>[1];

/** The page that everyone loads, and what signed-in users load with it, who begin at Home. */
const PAGE = ['src/main.tsx'];
const FIRST_PAGE = [...PAGE, 'src/app/layout/signed-in-header.tsx', 'src/pages/cases/home-page.tsx'];

const IN_EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|oidc-client-ts|react-oidc-context|jwt-decode|zod|@tanstack)\//;
const COURSES = /apps\/web\/src\/(features\/courses|pages\/prolearn)\/|contract\/src\/core\/courses\//;

/** None of them imports one that comes after it, so that their files do not import each other in a circle: that fails at start. */
const LAYERS = {
  controls: /node_modules\//,
  contract: /packages\/\w+\/src\//,
  lib: /apps\/web\/src\/lib\//,
  ui: /apps\/web\/src\/ui\//,
};
/** By this many pages or parts on demand a module is used that those pay for which do without it. */
const MANY = 9;

const isOnPage = memberOf(PAGE);
const isOnFirstPage = memberOf(FIRST_PAGE);

const signedIn: Name = (id, modules) =>
  isOnFirstPage(id, modules) && !isOnPage(id, modules) ? 'signed-in' : null;

const layer: Name = (id, modules) => {
  if (isOnFirstPage(id, modules)) return null;
  const [name = null] = Object.entries(LAYERS).find(([, files]) => files.test(id)) ?? [];
  return name;
};

/**
 * Left to itself, each set of pages that share modules has a file for them: those of a client were 89, a third of them
 * smaller than 1 kB. See docs/decisions/0050.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // Without what they import: that may belong to a smaller file.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', test: IN_EVERY_PAGE, includeDependenciesRecursively: true },
    { name: 'shared', minShareCount: 33, includeDependenciesRecursively: true },
    // Users of one ProLearn page open the others too.
    { name: 'courses', test: COURSES },
    { name: signedIn, debugName: 'signed-in', minShareCount: 2 },
    { name: layer, debugName: 'layers', minShareCount: MANY },
  ],
};

export const IN_THE_FIRST_LOAD =
  /assets\/(libraries|shared|signed-in|rolldown-runtime|style)-[\w-]{8}\.(js|css)$/;

/** Whether a module is among these or what they import, at any depth. */
function memberOf(entries: string[]) {
  let members: Set<string> | undefined;
  return (id: string, modules: Modules) => {
    members ??= withImports(entries, modules);
    return members.has(id);
  };
}

function withImports(entries: string[], modules: Modules) {
  const found = new Set(entries.map((file) => resolve(import.meta.dirname, file)));
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
