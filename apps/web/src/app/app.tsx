import type { RuntimeConfig } from '@hub/contract/runtime-config';
import { loadRuntimeConfig, RuntimeConfigContext } from '../lib/runtime-config.ts';
import { SessionManager } from '../lib/session/session-manager.ts';
import { SessionProvider } from '../lib/session/session-provider.tsx';
import { RetryButton } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { Hub } from './hub.tsx';
import { BareFrame } from './layout/bare-frame.tsx';
import { StartLoading } from './layout/page-loading.tsx';
import { type Loading, useLoading } from './use-loading.ts';

export function App() {
  const started = useLoading(start);
  switch (started.status) {
    case 'loading':
      return <StartLoading />;
    case 'failed':
    case 'retrying':
      return <StartFailed state={started} />;
    case 'loaded':
      return (
        <RuntimeConfigContext value={started.value.config}>
          <ErrorBoundary>
            <SessionProvider manager={started.value.manager}>
              <Hub />
            </SessionProvider>
          </ErrorBoundary>
        </RuntimeConfigContext>
      );
  }
}

type StartFailedProps = { state: Extract<Loading<unknown>, { status: 'failed' | 'retrying' }> };

function StartFailed({ state }: StartFailedProps) {
  return (
    <BareFrame>
      <Notice tone="alert" title="The Evaluation Hub did not answer" actions={<RetryButton state={state} />}>
        <p>Check your connection, or try again in a moment.</p>
      </Notice>
    </BareFrame>
  );
}

type Started = { config: RuntimeConfig; manager: SessionManager };

/** Loads what the first screen needs. */
async function start(signal: AbortSignal): Promise<Started> {
  const config = await loadRuntimeConfig(signal);
  const manager = new SessionManager(config);
  await manager.forgetDeadSession();
  return { config, manager };
}
