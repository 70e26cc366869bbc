import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useFoundClients } from '../../clients/client-queries.ts';

type Props = { onNewCase: () => void };

/** A case needs a client: without one, the first step is to add a client. */
export function NoCases({ onNewCase }: Props) {
  const { data: clients, isPending } = useFoundClients({ PageSize: 1 });
  const hasClients = clients?.length !== 0;
  const hint = !hasClients
    ? 'Begin with the person you evaluate. Then you open a case for the referral and work from there.'
    : 'A case holds one referral of a client, with its notes, its dates and what comes of it.';
  return (
    <EmptyState
      message="You have no cases yet"
      hint={hint}
      action={
        isPending ? (
          <Skeleton variant="button" width="medium" />
        ) : !hasClients ? (
          <Link variant="primary" href={paths.addClient}>
            Add your first client
          </Link>
        ) : (
          <Button onPress={onNewCase}>New case</Button>
        )
      }
    />
  );
}
