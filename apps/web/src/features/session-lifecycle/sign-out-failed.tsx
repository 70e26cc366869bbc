import { PageTitle } from '../../lib/page-title.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export function SignOutFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="alert" title="Sign-out failed" actions={<Button onPress={onRetry}>Try again</Button>}>
      <PageTitle>Sign-out failed</PageTitle>
      <p>
        You are logged out of the hub in this browser, but the sign-in service did not answer and may still
        know you. On a shared computer, try again before you leave it.
      </p>
    </Notice>
  );
}
