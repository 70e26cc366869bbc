import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './record.module.css';

type Props<Data> = {
  title: string;
  of: UseQueryResult<Data>;
  /** What is said when it could not be loaded. */
  failure: string;
  children: (data: Data) => ReactNode;
};

/** A part of the record that is loaded for itself. */
export function RecordSection<Data>({ title, of: query, failure, children }: Props<Data>) {
  return (
    <Card>
      <h2 className={styles.title}>{title}</h2>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure of={query}>{failure}</LoadFailure>
      ) : (
        <Waiting />
      )}
    </Card>
  );
}

const Waiting = () => (
  <div aria-hidden="true">
    <FactList>
      <Fact name=" ">
        <Skeleton variant="body" width="medium" />
      </Fact>
      <Fact name=" ">
        <Skeleton variant="body" width="narrow" />
      </Fact>
    </FactList>
  </div>
);
