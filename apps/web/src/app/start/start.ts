import type { RuntimeConfig } from '@hub/contract/runtime-config';
import { loadRuntimeConfig } from '../../lib/config/load-runtime-config.ts';
import { SessionManager } from '../../lib/session/session-manager.ts';

export type Started = { config: RuntimeConfig; manager: SessionManager };

/** What has to be known before the first screen. */
export async function start(signal: AbortSignal): Promise<Started> {
  const config = await loadRuntimeConfig(signal);
  const manager = new SessionManager(config);
  await manager.forgetDeadSession();
  return { config, manager };
}
