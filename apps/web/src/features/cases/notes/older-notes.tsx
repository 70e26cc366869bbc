import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { useCaseNotes } from '../api/use-case-notes.ts';
import styles from './notes.module.css';

type Props = {
  of: ReturnType<typeof useCaseNotes>;
  onShown: (firstId: string | undefined) => void;
};

export function OlderNotes({ of: query, onShown }: Props) {
  const { isFetchingNextPage: isFetching } = query;
  if (!query.hasNextPage) return null;

  async function refetch() {
    const { data, isError } = await query.fetchNextPage();
    if (!isError) onShown(data?.pages.at(-1)?.items[0]?.id);
  }
  return (
    <div className={styles.older}>
      {query.isFetchNextPageError ? (
        <LoadFailure of={{ isFetching, refetch }}>Older notes could not be loaded.</LoadFailure>
      ) : (
        <Button variant="secondary" busy={isFetching} onPress={() => void refetch()}>
          Show older notes
        </Button>
      )}
    </div>
  );
}
