import './lib/parse-without-eval.ts';

import '@fontsource-variable/inter';
import './ui/tokens.css';
import './ui/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { noticeMissingParts } from './app/errors/missing-parts.ts';
import { preloadPage } from './app/start/preload-page.ts';
import { applyTheme } from './lib/theme/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

applyTheme();
noticeMissingParts();
preloadPage();
// The router puts every new page at its top; the browser would scroll back to where the last one was.
window.history.scrollRestoration = 'manual';

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
