import { Component, type ReactNode } from 'react';
import { PageTitle } from '../../lib/page-title.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { BareFrame } from '../layout/bare-frame.tsx';

type Props = { children: ReactNode };

/** Around everything that the router does not catch itself. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <BareFrame>
        <ErrorFallback />
      </BareFrame>
    ) : (
      this.props.children
    );
  }
}

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
