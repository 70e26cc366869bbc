import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './directory.module.css';

export function NoClients({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      message="You have no clients yet"
      hint="Add the first person you evaluate, or bring in a list from another system."
      action={
        <div className={styles.ways}>
          <Link variant="primary" href={paths.addClient}>
            Add client
          </Link>
          <Button variant="secondary" onPress={onImport}>
            Import clients
          </Button>
        </div>
      }
    />
  );
}
