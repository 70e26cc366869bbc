import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * The files that the page needs offline. Without a network, other scripts of the font are replaced by another
 * font.
 */
const KEPT_OFFLINE = /\.(js|css)$|inter-latin-wght-normal.*\.woff2$/;

/**
 * Lists the files of this build for the service worker. A changed file changes the worker, and the new worker
 * takes over.
 */
const offlineFiles: Plugin = {
  name: 'offline-files',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const worker = bundle['sw.js'];
    const page = bundle['index.html'];
    if (worker?.type !== 'chunk' || page?.type !== 'asset') this.error('The worker or the page is missing');
    const files = Object.keys(bundle)
      .filter((name) => name !== worker.fileName && KEPT_OFFLINE.test(name))
      .map((name) => `/assessment/${name}`);
    const version = createHash('sha256').update(files.join()).update(page.source).digest('hex').slice(0, 16);
    worker.code = `const BUILD=${JSON.stringify({ version, files })};${worker.code}`;
  },
};

export default defineConfig({
  base: '/assessment/',
  plugins: [react(), offlineFiles],
  build: {
    outDir: 'dist',
    // For the check of the first load of a form.
    manifest: true,
    // The server's content security policy takes scripts, styles, fonts and images from its own files
    // only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      // A service worker needs a fixed address.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { port: 8082, strictPort: true },
});
