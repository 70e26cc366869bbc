import { useRouteError } from 'react-router';
import { PageTitle } from '../../lib/page-title.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { BareFrame } from '../layout/bare-frame.tsx';
import { PageLoading, StartLoading } from '../layout/page-loading.tsx';
import { useRouteFocus } from '../layout/use-route-focus.ts';
import { ErrorFallback } from './error-boundary.tsx';
import { useReloadForNewVersion } from './failed-imports.ts';

/** A page that threw, or could not be fetched: the frame around it still works. */
export function PageError() {
  useRouteFocus();
  return useReloadForNewVersion(useRouteError()) ? <PageLoading /> : <ErrorFallback />;
}

/** The frame itself threw, so none of it can be shown. */
export function UnexpectedError() {
  if (useReloadForNewVersion(useRouteError())) return <StartLoading />;
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
