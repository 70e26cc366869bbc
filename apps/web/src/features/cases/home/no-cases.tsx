import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useHasClients } from '../api/use-has-clients.ts';

type Props = { onNewCase: () => void };

/** A case is about a client, so who has none is led there first. */
export function NoCases({ onNewCase }: Props) {
  const { data: hasClients, isPending } = useHasClients();
  if (isPending) {
    return <EmptyState message="You have no cases yet" action={<Skeleton of="button" width="medium" />} />;
  }
  return hasClients === false ? (
    <EmptyState
      message="Welcome to the Evaluation Hub"
      hint="Begin with the person you evaluate. Then you open a case for the referral and work from there."
      action={
        <Link look="primary" href={paths.addClient}>
          Add your first client
        </Link>
      }
    />
  ) : (
    <EmptyState
      message="You have no cases yet"
      hint="A case holds a referral of one client, with its notes and its dates."
      action={<Button onPress={onNewCase}>New case</Button>}
    />
  );
}
