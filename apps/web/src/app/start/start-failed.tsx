import { Notice } from '../../ui/notice/notice.tsx';
import { RetryButton } from '../../ui/retry-button/retry-button.tsx';
import { BareFrame } from '../layout/bare-frame.tsx';
import type { Loading } from './use-loading.ts';

type Props = { of: Extract<Loading<unknown>, { status: 'failed' | 'retrying' }> };

export function StartFailed({ of }: Props) {
  return (
    <BareFrame>
      <Notice tone="alert" title="The Evaluation Hub did not answer" actions={<RetryButton of={of} />}>
        <p>Check your connection, or try again in a moment.</p>
      </Notice>
    </BareFrame>
  );
}
