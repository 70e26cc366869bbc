import { useRouteError } from 'react-router';
import { PageLoading } from '../layout/page-loading.tsx';
import { useArrival } from '../layout/use-arrival.ts';
import { ErrorFallback } from './error-fallback.tsx';
import { useReloadForNewVersion } from './missing-parts.ts';

/** A page that threw, or could not be fetched: the frame around it still works. */
export function PageError() {
  useArrival();
  return useReloadForNewVersion(useRouteError()) ? <PageLoading /> : <ErrorFallback />;
}
