import { OPEN } from '@hub/contract/catalogs/case-statuses';
import type { Case } from '@hub/contract/core/cases/case';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useCaseStatus, useReloadCases, useShowCase } from '../case-queries.ts';
import styles from './record.module.css';

type Props = { record: Case; autoFocus: boolean; onReopened: () => void };

export function ClosedNotice({ record: { id, caseName, nextStatuses }, autoFocus, onReopened }: Props) {
  const reopening = useCaseStatus(id);
  const show = useShowCase();
  const reload = useReloadCases();

  const reopen = () =>
    reopening.mutate(
      { status: nextStatuses[0] ?? OPEN },
      {
        onSuccess: (reopened) => {
          showToast({ message: `${caseName} was reopened`, tone: 'success' });
          onReopened();
          void show(reopened);
        },
        onError: (error) => {
          showToast({ message: `The case could not be reopened. ${reasonOf(error)}`, tone: 'alert' });
          void reload();
        },
      },
    );
  return (
    <div className={styles.closed}>
      <AlertBanner
        persistent
        action={
          <Button variant="secondary" autoFocus={autoFocus} busy={reopening.isPending} onPress={reopen}>
            Reopen
          </Button>
        }
      >
        This case is closed. It can be read, but not changed.
      </AlertBanner>
    </div>
  );
}
