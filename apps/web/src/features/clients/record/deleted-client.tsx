import { paths } from '../../../app/paths.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useRestoreClient } from '../client-queries.ts';

type Props = {
  id: string;
  /** The server's sentence on how long it can be restored. */
  detail: string | undefined;
};

/** At the address of a client that was deleted and can be restored. */
export function DeletedClient({ id, detail }: Props) {
  const restore = useRestoreClient();
  return (
    <Notice
      title="This client was deleted."
      actions={
        <>
          <Button busy={restore.isPending} onPress={() => restore.mutate(id)}>
            Restore
          </Button>
          <Link href={paths.clients}>Client Directory</Link>
        </>
      }
    >
      <PageTitle>Deleted client</PageTitle>
      <p>{detail ?? 'It can be restored for 30 days.'}</p>
    </Notice>
  );
}
