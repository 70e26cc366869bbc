import { RetryButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { BareFrame } from '../layout/bare-frame.tsx';
import type { Loading } from './use-loading.ts';

type Props = { state: Extract<Loading<unknown>, { status: 'failed' | 'retrying' }> };

export function StartFailed({ state }: Props) {
  return (
    <BareFrame>
      <Notice tone="alert" title="The Evaluation Hub did not answer" actions={<RetryButton state={state} />}>
        <p>Check your connection, or try again in a moment.</p>
      </Notice>
    </BareFrame>
  );
}
