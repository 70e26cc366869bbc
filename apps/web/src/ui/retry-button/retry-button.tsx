import { Button } from '../button/button.tsx';

type Props = { of: { status: 'failed'; retry: () => void } | { status: 'retrying' } };

export function RetryButton({ of }: Props) {
  return of.status === 'failed' ? (
    <Button onPress={of.retry}>Try again</Button>
  ) : (
    <Button busy>Try again</Button>
  );
}
