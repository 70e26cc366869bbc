import { RetryButton } from '../../ui/button/button.tsx';
import { AlertIcon } from '../../ui/icon/icons.tsx';
import styles from './load-failure.module.css';

type Props = {
  /** The query that the button loads again; undefined if the page has one button for everything. */
  query?: { isFetching: boolean; refetch: () => unknown };
  children: string;
};

/** Shown in place of what could not be loaded. */
export function LoadFailure({ query, children }: Props) {
  const retry = () => void query?.refetch();
  return (
    <div className={styles.failure}>
      <p role="alert" className={styles.message}>
        <AlertIcon />
        {children}
      </p>
      {query && (
        <RetryButton state={query.isFetching ? { status: 'retrying' } : { status: 'failed', retry }} />
      )}
    </div>
  );
}
