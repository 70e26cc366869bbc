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

/** What Home has of days and of cases. */
const SMALL_PARTS =
  /contract\/src\/(dates\/(calendar-day|today|date-display)|fields\/calendar-date)\.|src\/lib\/browser-day\.|features\/cases\/case-(badges|columns|queries)\./;

export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  build: {
    outDir: 'dist',
    // For the check of what a page loads first.
    manifest: true,
    // The server's content security policy takes scripts, styles, fonts and images from its own files
    // only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file of style and one of libraries: each further file costs a slow phone a round trip.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: IN_EVERY_PAGE },
            // Each of them would be a file of its own, which is mostly its beginning and its end.
            { name: 'parts', test: SMALL_PARTS, includeDependenciesRecursively: false },
            // What nearly every page has is smaller in one file than in many.
            { name: 'shared', minShareCount: 25 },
            // So is what most pages have of those who are signed in. What it imports may be on the landing page too,
            // which needs none of the rest.
            { name: 'interface', test: INTERFACE, minShareCount: 19, includeDependenciesRecursively: false },
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
