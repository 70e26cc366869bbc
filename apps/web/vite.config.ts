import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = 'http://localhost:8081';
const servedByTheServer = [
  '/idp',
  '/auth',
  '/core',
  '/config.json',
  '/docs',
  '/dev',
  '/pages',
  '/healthz',
  '/readyz',
];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    // The server's content security policy takes scripts, styles, fonts and images from its own files
    // only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 8080,
    strictPort: true,
    proxy: Object.fromEntries(servedByTheServer.map((path) => [path, SERVER])),
  },
});
