import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';

type Query = { errorUpdateCount: number; isFetching: boolean; refetch: () => unknown };

/** Shown in place of a dialog while its data is loading. */
export function LoadingDialog({ title, query, onGone }: { title: string; query: Query; onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  return (
    <Dialog visible={visible} onVisibleChange={() => setVisible(false)} onGone={onGone} title={title}>
      {query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The form could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </Dialog>
  );
}
