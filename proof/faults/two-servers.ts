import { type ServerProcess, serverEnvironment, spawnServer } from './server-process.ts';

/** Two instances as a load balancer would have them: one public address, started at the same moment. */
export async function startTwo(
  environment: Record<string, string>,
  use: (first: ServerProcess, second: ServerProcess) => Promise<void>,
) {
  const shared = { ...environment, PUBLIC_URL: 'http://localhost:8080' };
  const environments = await Promise.all([serverEnvironment(shared), serverEnvironment(shared)]);
  const [first, second] = environments.map((each) => spawnServer(each)) as [ServerProcess, ServerProcess];
  try {
    await Promise.all([first.ready, second.ready]);
    await use(first, second);
  } finally {
    await Promise.all([first.kill(), second.kill()]);
  }
}
