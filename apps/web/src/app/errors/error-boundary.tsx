import { Component, type ReactNode } from 'react';
import { BareFrame } from '../layout/bare-frame.tsx';
import { ErrorFallback } from './error-fallback.tsx';

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
