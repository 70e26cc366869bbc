import { useEffect, useState } from 'react';

export type Loading<Value> =
  | { status: 'loading' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'retrying'; error: unknown };

/** Loads when the screen appears and again when `load` changes, so `load` has to be stable. */
export function useLoading<Value>(load: (signal: AbortSignal) => Promise<Value>): Loading<Value> {
  const [state, setState] = useState<Loading<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setState({ status: 'loaded', value });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const retry = () => {
          setState({ status: 'retrying', error });
          setAttempt((last) => last + 1);
        };
        setState({ status: 'failed', error, retry });
      },
    );
    return () => abort.abort();
  }, [load, attempt]);

  return state;
}
