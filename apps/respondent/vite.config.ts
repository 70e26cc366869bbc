import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What the page cannot do without. Other scripts of the font come from the network, or another font stands in. */
const KEPT_OFFLINE = /\.(js|css)$|inter-latin-wght-normal.*\.woff2$/;

/** Tells the service worker which files are in this build. Any change of them makes another worker, which takes over. */
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
    // For the check of what a form loads.
    manifest: true,
    // The server's content security policy takes scripts, styles, fonts and images from its own files
    // only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      // A service worker is known by its address.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { port: 8082, strictPort: true },
});
