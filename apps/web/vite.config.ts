import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting, IN_THE_FIRST_LOAD } from './code-splitting.ts';

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
    rolldownOptions: { output: { codeSplitting } },
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
