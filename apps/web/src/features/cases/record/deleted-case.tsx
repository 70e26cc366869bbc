import { paths } from '../../../app/paths.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useRestoreCase } from '../case-queries.ts';

type Props = {
  id: string;
  /** The server's sentence on how long it can be restored. */
  detail: string | undefined;
};

/** At the address of a case that was deleted and can be restored. */
export function DeletedCase({ id, detail }: Props) {
  const restore = useRestoreCase();
  return (
    <Notice
      title="This case was deleted."
      actions={
        <>
          <Button busy={restore.isPending} onPress={() => restore.mutate(id)}>
            Restore
          </Button>
          <Link href={paths.cases}>Home</Link>
        </>
      }
    >
      <PageTitle>Deleted case</PageTitle>
      <p>{detail ?? 'It can be restored for 30 days.'}</p>
    </Notice>
  );
}
