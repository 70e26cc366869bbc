import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from './check-imports.mjs';
import { serverFeatures, webFeatures } from './imports/features.mjs';
import { findCycles } from './imports/find-cycles.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-imports-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function violationsOf(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findViolations(root);
}

test('a tree that follows the layers passes', () => {
  const files = {
    'packages/contract/src/api.ts': `import { z } from 'zod'; import { page } from './http/page.ts';`,
    'packages/contract/src/http/page.ts': `import '../fields/name.ts'; export const page = 1;`,
    'packages/contract/src/fields/name.ts': `import * as z from 'zod/mini';`,
    'apps/server/src/config.ts': `import { page } from '@hub/contract/http/page';`,
    'apps/server/src/db/connect.ts': `import pg from 'pg'; import '../config.ts';`,
    'apps/server/src/mail/outbox.ts': `import { join } from 'node:path'; import '../http/html.ts';`,
    'apps/server/src/http/html.ts': `import '../db/connect.ts';`,
    'apps/server/src/accounts/users.ts': `import '../mail/outbox.ts';`,
    'apps/server/src/features/cases/case-routes.ts': `import '../clients/client-access.ts';`,
    'apps/server/src/features/clients/client-routes.ts': `import './client-access.ts'; import '../../db/connect.ts';`,
    'apps/server/src/features/clients/client-access.ts': `export {};`,
    'apps/server/src/identity/provider.ts': `import '../features/clients/client-access.ts';`,
    'apps/server/src/server.ts': `import './identity/provider.ts'; import './demo/clients.ts';`,
    'apps/server/src/demo/clients.ts': `import '../features/clients/client-access.ts';`,
    'apps/server/src/main.ts': `import { serve } from './server.ts';`,
    'apps/server/test/start.ts': `import '../src/server.ts';`,
    'apps/web/src/ui/button.tsx': `import styles from './button.module.css'; import 'react';`,
    'apps/web/src/ui/name.tsx': `import { name } from '@hub/contract/fields/name';`,
    'apps/web/src/features/clients/client-table.tsx': `import '../../ui/button.tsx'; import '../../app/paths.ts';`,
    'apps/web/src/pages/client-page.tsx': `import '../features/clients/client-table.tsx';`,
    'apps/web/src/app/router.tsx': `const page = () => import('../pages/client-page.tsx');`,
    'apps/web/src/app/paths.ts': `export const home = '/';`,
    'apps/web/src/main.tsx': `import './app/router.tsx';`,
    'apps/respondent/src/main.tsx': `import 'react'; import '../../web/src/ui/tokens.css'; import './form.tsx';`,
    'apps/respondent/src/form.tsx': `import type { Page } from '@hub/contract/http/page';`,
    'apps/e2e/clients.spec.ts': `import '@hub/contract/api'; import '@hub/server/server';`,
    'proof/races.ts': `import '../apps/server/test/start.ts';`,
  };
  expect(violationsOf(files)).toEqual([]);
});

describe('an import against its layer is refused', () => {
  const cases = [
    {
      what: 'the contract imports a package besides zod',
      file: 'packages/contract/src/api.ts',
      text: `import 'kysely';`,
      line: 'may not import kysely (contract uses no package but zod)',
    },
    {
      what: 'the contract imports what Node brings along',
      file: 'packages/contract/src/api.ts',
      text: `import { join } from 'node:path';`,
      line: 'may not import node:path (contract uses no package but zod)',
    },
    {
      what: 'a rule of the contract knows an endpoint',
      file: 'packages/contract/src/fields/name.ts',
      text: `import { api } from '../api.ts';`,
      line: 'may not import packages/contract/src/api.ts (contract is not below contract rules)',
    },
    {
      what: 'the base of the server imports a feature',
      file: 'apps/server/src/db/connect.ts',
      text: `import '../features/clients/client-access.ts';`,
      line: 'may not import apps/server/src/features/clients/client-access.ts (server features is not below server db)',
    },
    {
      what: 'the database knows the calls above it',
      file: 'apps/server/src/db/connect.ts',
      text: `import '../http/problem.ts';`,
      line: 'may not import apps/server/src/http/problem.ts (server http is not below server db)',
    },
    {
      what: 'accounts import identity',
      file: 'apps/server/src/accounts/users.ts',
      text: `import '../identity/password.ts';`,
      line: 'may not import apps/server/src/identity/password.ts (server identity is not below server accounts)',
    },
    {
      what: 'a feature imports another against the graph, if only its type',
      file: 'apps/server/src/features/clients/client-routes.ts',
      text: `import type { Case } from '../cases/case-access.ts';`,
      line: 'may not import apps/server/src/features/cases/case-access.ts (cases is not below clients in the graph of features)',
    },
    {
      what: 'a feature imports another along the graph, but not at its front',
      file: 'apps/server/src/features/cases/case-routes.ts',
      text: `import { find } from '../clients/client-repository.ts';`,
      line: 'may not import apps/server/src/features/clients/client-repository.ts (it is not at the front of clients)',
    },
    {
      what: 'a feature imports another against the graph inside a type',
      file: 'apps/web/src/features/clients/client-table.tsx',
      text: `type Case = import('../cases/case-table.tsx').Case;`,
      line: 'may not import apps/web/src/features/cases/case-table.tsx (cases is not below clients in the graph of features)',
    },
    {
      what: 'a feature that nobody declared',
      file: 'apps/server/src/features/cases/case-routes.ts',
      text: `import '../invoices/invoice.ts';`,
      line: 'may not import apps/server/src/features/invoices/invoice.ts (invoices is not in the graph of scripts/imports/features.mjs)',
    },
    {
      what: 'a feature passes on what identity exports',
      file: 'apps/server/src/features/users/user-routes.ts',
      text: `export { provider } from '../../identity/provider.ts';`,
      line: 'may not import apps/server/src/identity/provider.ts (server identity is not below server features)',
    },
    {
      what: 'the server imports its own start',
      file: 'apps/server/src/server.ts',
      text: `import './main.ts';`,
      line: 'may not import apps/server/src/main.ts (server main is not below server composition)',
    },
    {
      what: 'the server imports test support',
      file: 'apps/server/src/server.ts',
      text: `import '../test/start.ts';`,
      line: 'may not import apps/server/test/start.ts (server test support is not below server composition)',
    },
    {
      what: 'a page loads the app on demand',
      file: 'apps/web/src/pages/home-page.tsx',
      text: `const app = () => import('../app/providers.tsx');`,
      line: 'may not import apps/web/src/app/providers.tsx (web app is not below web pages)',
    },
    {
      what: 'a component of the interface knows an endpoint',
      file: 'apps/web/src/ui/button.tsx',
      text: `import { api } from '@hub/contract/api';`,
      line: 'may not import packages/contract/src/api.ts (contract is not below web ui)',
    },
    {
      what: 'the web app imports the server',
      file: 'apps/web/src/lib/api-client.ts',
      text: `import '@hub/server/config';`,
      line: 'may not import apps/server/src/config.ts (server settings is not below web lib)',
    },
    {
      what: 'the web app imports how instruments are scored',
      file: 'apps/web/src/features/clients/client-table.tsx',
      text: `import { score } from '@hub/instrument/score';`,
      line: 'may not import packages/instrument/src/score.ts (instrument is not below web features)',
    },
    {
      what: "the respondents' app imports how instruments are scored",
      file: 'apps/respondent/src/form/form.tsx',
      text: `import { score } from '@hub/instrument/score';`,
      line: 'may not import packages/instrument/src/score.ts (instrument is not below respondent)',
    },
    {
      what: "the respondents' app imports more of the web app than its look",
      file: 'apps/respondent/src/form/form.tsx',
      text: `import '../../../web/src/ui/button.tsx'; import '../../../web/src/ui/tokens.css';`,
      line: 'may not import apps/web/src/ui/button.tsx (web ui is not below respondent)',
    },
    {
      what: "the respondents' app imports a package that its bundle is to be without",
      file: 'apps/respondent/src/form/form.tsx',
      text: `import { Button } from 'react-aria-components';`,
      line: 'may not import react-aria-components (respondent uses no package but react, react-dom, @fontsource-variable/inter)',
    },
    {
      what: 'the scoring of instruments imports the contract',
      file: 'packages/instrument/src/score.ts',
      text: `import { api } from '@hub/contract/api';`,
      line: 'may not import packages/contract/src/api.ts (contract is not below instrument)',
    },
    {
      what: 'a file outside every layer is imported',
      file: 'apps/server/src/server.ts',
      text: `import '../../../scripts/build.mjs';`,
      line: 'may not import scripts/build.mjs (it is in no layer)',
    },
  ];

  test.each(cases)('$what', ({ file, text, line }) => {
    expect(violationsOf({ [file]: text })).toEqual([`${file}: ${line}`]);
  });
});

test.each(Object.entries({ serverFeatures, webFeatures }))('%s has no circle', (_, features) => {
  const graph = new Map(Object.entries(features).map(([name, { imports }]) => [name, imports]));
  expect(findCycles(graph)).toEqual([]);
});

test('a source file outside every layer is named', () => {
  expect(violationsOf({ 'apps/server/src/helpers/text.ts': `export {};` })).toEqual([
    'apps/server/src/helpers/text.ts: is in no layer (name it in scripts/imports/layers.mjs)',
  ]);
});

test('an import in a circle is named with its way', () => {
  const files = {
    'apps/web/src/ui/a.ts': `import './b.ts';`,
    'apps/web/src/ui/b.ts': `import './c.ts';`,
    'apps/web/src/ui/c.ts': `import './a.ts';`,
  };
  const way = 'apps/web/src/ui/a.ts → apps/web/src/ui/b.ts → apps/web/src/ui/c.ts → apps/web/src/ui/a.ts';
  expect(violationsOf(files)).toEqual([`apps/web/src/ui/c.ts: may not import apps/web/src/ui/a.ts (${way})`]);
});

test('a circle that types close does no harm', () => {
  const files = {
    'apps/web/src/ui/a.ts': `import { b } from './b.ts'; export type A = 1;`,
    'apps/web/src/ui/b.ts': `import type { A } from './a.ts'; export const b: A = 1;`,
  };
  expect(violationsOf(files)).toEqual([]);
});

test('a test may import what it needs', () => {
  const text = `import '../../identity/provider.ts'; import '../clients/client-access.ts';`;
  expect(violationsOf({ 'apps/server/src/features/cases/case-routes.test.ts': text })).toEqual([]);
});
