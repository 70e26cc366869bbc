import { type RuntimeConfig, runtimeConfig } from '@hub/contract/runtime-config';

export async function loadRuntimeConfig(signal: AbortSignal): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { signal });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return runtimeConfig.parse(await response.json());
}
