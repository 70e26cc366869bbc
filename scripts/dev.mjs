import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';
import { startTool } from './run-tool.mjs';

ensureInstalled();

// The browser uses the web app's Vite, which proxies the respondents' app and the server.
const children = [
  startTool('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '8081', PUBLIC_URL: 'http://localhost:8080' },
  }),
  ...['apps/web', 'apps/respondent'].map((folder) =>
    startTool('vite', ['--clearScreen', 'false'], { cwd: join(root, folder) }),
  ),
];

const ended = children.map((child) => once(child, 'close'));
await Promise.race(ended);
for (const child of children) child.kill();
await Promise.all(ended);
