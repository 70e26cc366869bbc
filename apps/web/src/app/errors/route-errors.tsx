import { useRouteError } from 'react-router';
import { PageTitle } from '../../lib/page-title.tsx';
import { Button, RetryButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { BareFrame } from '../layout/bare-frame.tsx';
import { PageLoading, StartLoading } from '../layout/page-loading.tsx';
import { useRouteFocus } from '../layout/use-route-focus.ts';
import { ErrorFallback } from './error-boundary.tsx';
import { useFailedImport } from './failed-imports.ts';

/** A page that threw, or could not be fetched: the frame around it still works. */
export function PageError() {
  useRouteFocus();
  const failed = useFailedImport(useRouteError());
  switch (failed.status) {
    case 'none':
      return <ErrorFallback />;
    case 'loading':
      return <PageLoading />;
    case 'unreachable':
      return <Unreachable retry={failed.retry} />;
  }
}

/** A page that was never opened before needs a connection; pages that were opened still work. */
const Unreachable = ({ retry }: { retry: () => void }) => (
  <Notice
    tone="alert"
    title="This page could not be loaded"
    actions={<RetryButton state={{ status: 'failed', retry }} />}
  >
    <PageTitle>No connection</PageTitle>
    <p>
      You seem to be offline, or the Evaluation Hub cannot be reached. It is tried again once you are online.
    </p>
  </Notice>
);

/** The frame itself threw, so none of it can be shown. */
export function UnexpectedError() {
  const failed = useFailedImport(useRouteError());
  if (failed.status === 'loading') return <StartLoading />;
  if (failed.status === 'unreachable') {
    return (
      <BareFrame>
        <Unreachable retry={failed.retry} />
      </BareFrame>
    );
  }
  return (
    <BareFrame>
      <Notice
        tone="alert"
        title="Unexpected Application Error!"
        actions={<Button onPress={() => window.location.reload()}>Load this page again</Button>}
      >
        <PageTitle>Unexpected error</PageTitle>
        <p>What you saved is safe. If loading this page again does not help, try later.</p>
      </Notice>
    </BareFrame>
  );
}
