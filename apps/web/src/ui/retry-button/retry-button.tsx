import { Button } from '../button/button.tsx';

type Props = { state: { status: 'failed'; retry: () => void } | { status: 'retrying' } };

export function RetryButton({ state }: Props) {
  return state.status === 'failed' ? (
    <Button onPress={state.retry}>Try again</Button>
  ) : (
    <Button busy>Try again</Button>
  );
}
