import { type RuntimeConfig, runtimeConfig } from '@hub/contract/runtime-config';
import { createContext, use } from 'react';

export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/** The settings of this deployment: brand, features, identity provider. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (!config) throw new Error('useRuntimeConfig needs the settings around it');
  return config;
}

export async function loadRuntimeConfig(signal: AbortSignal): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { signal });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return runtimeConfig.parse(await response.json());
}
