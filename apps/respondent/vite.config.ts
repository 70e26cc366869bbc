import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/assessment/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    // For the check of what a form loads.
    manifest: true,
    // The server's content security policy takes scripts, styles, fonts and images from its own files
    // only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
  },
  server: { port: 8082, strictPort: true },
});
