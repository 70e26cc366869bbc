import '@fontsource-variable/inter';
import '../../web/src/ui/tokens.css';
import '../../web/src/ui/base.css';
import './text-size.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <App address={window.location.pathname} />
  </StrictMode>,
);
