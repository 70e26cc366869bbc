import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';
import { startTool } from './run-tool.mjs';

ensureInstalled();

// The browser talks to Vite, which passes on to the server what is not the web app's.
const children = [
  startTool('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '8081', PUBLIC_URL: 'http://localhost:8080' },
  }),
  startTool('vite', ['--port', '8080', '--strictPort', '--clearScreen', 'false'], {
    cwd: join(root, 'apps/web'),
  }),
];

const ended = children.map((child) => once(child, 'close'));
await Promise.race(ended);
for (const child of children) child.kill();
await Promise.all(ended);
