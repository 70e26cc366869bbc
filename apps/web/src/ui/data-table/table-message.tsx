import { Button, RetryButton } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FailedIllustration, SearchIllustration } from '../empty-state/illustrations.tsx';
import styles from './data-table.module.css';
import type { DataTableProps, TableContent } from './data-table.tsx';
import { useFocusParentOnRemoval } from './focus-on-removal.ts';

type Props<Row> = Pick<DataTableProps<Row, never>, 'label' | 'empty' | 'onClearFilters' | 'onFirstPage'> & {
  content: Exclude<TableContent<Row>, { status: 'rows' | 'loading' }>;
};

export const noMatch = (label: string) => `No ${label.toLowerCase()} match`;

/** Replaces the rows when there are none to show. */
export function TableMessage<Row>(props: Props<Row>) {
  const message = useFocusParentOnRemoval<HTMLDivElement>();
  return (
    <div ref={message} className={styles.message}>
      {messageOf(props)}
    </div>
  );
}

function messageOf<Row>({ label, content, ...props }: Props<Row>) {
  const rowsName = label.toLowerCase();
  switch (content.status) {
    case 'empty':
      return props.empty;
    case 'no-match':
      return (
        <EmptyState
          message={noMatch(label)}
          hint="Try fewer filters, or a different word."
          illustration={<SearchIllustration />}
          action={
            <Button variant="secondary" onPress={props.onClearFilters}>
              Clear filters
            </Button>
          }
        />
      );
    case 'past-end':
      return (
        <EmptyState
          message="There is nothing on this page"
          hint={`The list of ${rowsName} has become shorter.`}
          illustration={<SearchIllustration />}
          action={
            <Button variant="secondary" onPress={props.onFirstPage}>
              Go to the first page
            </Button>
          }
        />
      );
    case 'refused':
      return (
        <EmptyState
          message={`The ${rowsName} are not shown to you`}
          hint={content.reason}
          illustration={<FailedIllustration />}
        />
      );
    case 'failed':
    case 'retrying':
      return (
        <div role="alert">
          <EmptyState
            message={`The ${rowsName} could not be loaded`}
            hint={content.reason}
            illustration={<FailedIllustration />}
            action={<RetryButton state={content} />}
          />
        </div>
      );
  }
}
