import { OPEN } from '@hub/contract/catalogs/case-statuses';
import type { Case } from '@hub/contract/core/cases/case';
import { showOutcome } from '../../../lib/api/show-outcome.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useCaseStatus, useReloadCases, useShowCase } from '../case-queries.ts';
import styles from './record.module.css';

type Props = { record: Case; autoFocus: boolean; onReopened: () => void };

export function ClosedNotice({ record: { id, caseName, nextStatuses }, autoFocus, onReopened }: Props) {
  const reopening = useCaseStatus(id);
  const show = useShowCase();
  const reload = useReloadCases();

  async function reopen() {
    const reopened = await showOutcome(reopening.mutateAsync({ status: nextStatuses[0] ?? OPEN }), {
      done: `${caseName} was reopened`,
      failed: 'The case could not be reopened.',
    });
    if (!reopened) return void reload();
    onReopened();
    void show(reopened);
  }
  return (
    <div className={styles.closed}>
      <AlertBanner
        persistent
        action={
          <Button
            variant="secondary"
            autoFocus={autoFocus}
            busy={reopening.isPending}
            onPress={() => void reopen()}
          >
            Reopen
          </Button>
        }
      >
        This case is closed. It can be read, but not changed.
      </AlertBanner>
    </div>
  );
}
