import { loadRuntimeConfig } from '../lib/runtime-config.ts';
import { SessionProvider } from '../lib/session/session-provider.tsx';
import { useLoading } from '../lib/use-loading.ts';
import { HomeCard } from '../pages/home/home-card.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { HomeSkeleton } from '../pages/home/home-skeleton.tsx';
import { Failure } from '../ui/failure/failure.tsx';
import { RetryButton } from '../ui/retry-button/retry-button.tsx';
import { Layout } from './layout/layout.tsx';

export function App() {
  return (
    <Layout>
      <Start />
    </Layout>
  );
}

function Start() {
  const config = useLoading(loadRuntimeConfig);
  switch (config.status) {
    case 'loading':
      return <HomeSkeleton />;
    case 'failed':
    case 'retrying':
      return (
        <HomeCard action={<RetryButton of={config} />}>
          <Failure title="The Evaluation Hub did not answer">
            Check your connection, or try again in a moment.
          </Failure>
        </HomeCard>
      );
    case 'loaded':
      return (
        <SessionProvider config={config.value}>
          <HomePage />
        </SessionProvider>
      );
  }
}
