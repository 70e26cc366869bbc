import { RuntimeConfigContext } from '../lib/config/use-runtime-config.ts';
import { SessionProvider } from '../lib/session/session-provider.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { Hub } from './hub.tsx';
import { start } from './start/start.ts';
import { StartFailed } from './start/start-failed.tsx';
import { StartLoading } from './start/start-loading.tsx';
import { useLoading } from './start/use-loading.ts';

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
