import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = 'http://localhost:8081';
const RESPONDENTS_APP = 'http://localhost:8082';
const servedByTheServer = [
  '/idp',
  '/auth',
  '/core',
  '/config.json',
  '/docs',
  '/dev/mail',
  '/pages',
  '/healthz',
  '/readyz',
];

const IN_EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|oidc-client-ts|react-oidc-context|jwt-decode|zod|@tanstack)\//;

const INTERFACE = /node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)/;

/** Shared parts of lists and the files they consist of. */
const LIST = new RegExp(
  `apps/web/src/(ui/(${[
    ...['action-group', 'avatar', 'badge', 'breadcrumb', 'checkbox', 'data-table', 'empty-state', 'field'],
    ...['filter-bar', 'link', 'menu', 'page-header', 'pager', 'search-input', 'skeleton', 'text-field'],
    ...['tone', 'tooltip'],
  ].join('|')})|lib/url-state)/|packages/contract/src/(dates|http)/`,
);
const COURSES = /apps\/web\/src\/(features\/courses|pages\/prolearn)\/|contract\/src\/core\/courses\//;

const IN_THE_FIRST_LOAD =
  /assets\/(libraries|shared|interface|list|rolldown-runtime|style)-[\w-]{8}\.(js|css)$/;

export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  build: {
    outDir: 'dist',
    // For the check of the first load.
    manifest: true,
    // The server's content security policy takes scripts, styles, fonts and images from its own files
    // only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The modules that every page loads need not be listed again for each part that is loaded on demand.
      resolveDependencies: (_file, parts) => parts.filter((part) => !IN_THE_FIRST_LOAD.test(part)),
    },
    // One file of style and one of libraries: each further file costs a slow phone a round trip.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: IN_EVERY_PAGE },
            // The modules that nearly every page loads are smaller in one file.
            { name: 'shared', minShareCount: 30 },
            // Users of one ProLearn page open the others too, and each file less saves a name in the first
            // load.
            { name: 'courses', test: COURSES, includeDependenciesRecursively: false },
            // Most pages have a list, whose parts are smaller together.
            { name: 'list', test: LIST, minShareCount: 2, includeDependenciesRecursively: false },
            // The modules that most signed-in pages load. Their imports are left out, because the landing
            // page may need them without the rest.
            { name: 'interface', test: INTERFACE, minShareCount: 24, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: 8080,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(servedByTheServer.map((path) => [path, SERVER])),
      '/assessment': { target: RESPONDENTS_APP, ws: true },
    },
  },
});
