import { join } from 'node:path';
import { ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';

ensureInstalled();

// The browser talks to Vite, which passes on to the server what is not the web app's.
const server = startTool('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
  env: { ...process.env, PORT: '8081', PUBLIC_URL: 'http://localhost:8080' },
});
const web = startTool('vite', ['--port', '8080', '--strictPort', '--clearScreen', 'false'], {
  cwd: join(root, 'apps/web'),
});

process.exitCode = await Promise.race([exitCodeOf(server), exitCodeOf(web)]);
server.kill();
web.kill();
