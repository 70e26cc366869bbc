import { serverFeatures, webFeatures } from './features.mjs';

/**
 * @typedef {object} Layer
 * @property {string[]} files Where its files are; a folder ends with a slash.
 * @property {string[]} imports The layers below it. Its own files may import each other as well.
 * @property {Record<string, import('./features.mjs').Feature>} [features] Its folders, where they know each other
 *   only as far as this graph says.
 * @property {string[]} [packages] The only packages it may import; any when left out.
 */

/** @param {string} folder @param {string[]} names */
const inside = (folder, ...names) => names.map((name) => `${folder}/${name}`);
/** @param {string[]} names */
const inServer = (...names) => inside('apps/server/src', ...names);

const contract = ['contract rules', 'contract'];
const settings = [...contract, 'server settings'];
const serverBase = [
  ...settings,
  'server security',
  'server logging',
  'server rich text',
  'server db',
  'server audit',
  'server jobs',
  'server http',
  'server mail',
  'server documents',
];
const server = [
  ...serverBase,
  'server accounts',
  'server features',
  'server identity',
  'server composition',
  'server main',
];

/** What may import what. A file belongs to the first layer that names it. @type {Record<string, Layer>} */
export const layers = {
  'contract rules': {
    files: inside('packages/contract/src', 'fields/', 'dates/'),
    imports: [],
    packages: ['zod'],
  },
  contract: { files: ['packages/contract/src/'], imports: ['contract rules', 'document'], packages: ['zod'] },
  instrument: { files: ['packages/instrument/src/'], imports: [], packages: ['zod'] },
  // The content of reports and the drawing of plots.
  document: { files: ['packages/document/src/'], imports: [], packages: ['zod'] },
  report: { files: ['packages/report/src/'], imports: ['instrument', 'document'], packages: [] },

  'server settings': { files: inServer('config.ts', 'paths.ts'), imports: contract },
  'server security': { files: inServer('security/'), imports: settings },
  'server logging': { files: inServer('logging/'), imports: settings },
  'server rich text': { files: inServer('rich-text/'), imports: contract },
  'server db': { files: inServer('db/'), imports: settings },
  'server audit': { files: inServer('audit/'), imports: [...settings, 'server db', 'server logging'] },
  'server jobs': { files: inServer('jobs/'), imports: [...settings, 'server db', 'server logging'] },
  'server http': {
    files: inServer('http/'),
    imports: [
      ...['server security', ...settings, 'server db', 'server audit', 'server jobs', 'server logging'],
      'server rich text',
    ],
  },
  'server mail': {
    files: inServer('mail/'),
    imports: ['server security', ...settings, 'server db', 'server jobs', 'server http', 'server logging'],
  },
  // Reports as files: PDF and Word.
  'server documents': {
    files: inServer('documents/'),
    imports: [...settings, 'server http', 'document'],
  },
  'server accounts': { files: inServer('accounts/'), imports: serverBase },
  'server features': {
    files: inServer('features/'),
    imports: [...serverBase, 'instrument', 'document', 'report', 'server accounts'],
    features: serverFeatures,
  },
  'server identity': {
    files: inServer('identity/'),
    imports: [...serverBase, 'server accounts', 'server features'],
  },
  'server composition': {
    files: inServer('server.ts', 'registry.ts', 'queues.ts', 'commands/', 'demo/'),
    imports: [
      ...serverBase,
      ...['instrument', 'document', 'report', 'server accounts', 'server features', 'server identity'],
    ],
  },
  'server main': { files: inServer('main.ts'), imports: server },

  // The look of the hub, for all apps.
  look: { files: inside('apps/web/src/ui', 'tokens.css', 'base.css'), imports: [] },

  // Every screen links to others, so the table of addresses lies below them although it sits in app.
  'web paths': { files: ['apps/web/src/app/paths.ts'], imports: [] },
  'web ui': { files: ['apps/web/src/ui/'], imports: ['contract rules', 'document'] },
  'web lib': { files: ['apps/web/src/lib/'], imports: [...contract, 'web paths', 'web ui'] },
  'web features': {
    files: ['apps/web/src/features/'],
    imports: [...contract, 'document', 'web paths', 'web ui', 'web lib'],
    features: webFeatures,
  },
  'web pages': {
    files: ['apps/web/src/pages/'],
    imports: [...contract, 'web paths', 'web ui', 'web lib', 'web features'],
  },
  'web app': {
    files: ['apps/web/src/app/'],
    imports: [...contract, 'web paths', 'web ui', 'web lib', 'web features', 'web pages'],
  },
  'web main': {
    files: ['apps/web/src/main.tsx'],
    imports: [...contract, 'look', 'web paths', 'web ui', 'web lib', 'web features', 'web pages', 'web app'],
  },

  respondent: {
    files: ['apps/respondent/src/'],
    imports: [...contract, 'look'],
    packages: ['react', 'react-dom', '@fontsource-variable/inter'],
  },

  'server test support': { files: ['apps/server/test/'], imports: [...server, 'document'] },
  'web test support': { files: ['apps/web/test/'], imports: ['document', 'web features'] },
  'respondent test support': { files: ['apps/respondent/test/'], imports: [...contract, 'respondent'] },
  'outside checks': {
    files: ['apps/e2e/', 'proof/', 'bench/'],
    imports: [
      ...server,
      'server test support',
      'respondent test support',
      'instrument',
      'document',
      'report',
    ],
  },
};
