import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** The generic screen for what should not have happened. */
export function ErrorFallback() {
  const { brand } = useRuntimeConfig();
  return (
    <Notice
      tone="alert"
      title="Something went wrong! Please try again later."
      actions={
        <>
          <Button onPress={() => window.location.assign(brand.providerUrl)}>
            Visit {brand.providerName} website
          </Button>
          <Button variant="secondary" onPress={() => window.location.reload()}>
            Load this page again
          </Button>
        </>
      }
    >
      <PageTitle>Something went wrong</PageTitle>
      <p>What you saved is safe. If loading this page again does not help, ask support.</p>
    </Notice>
  );
}
