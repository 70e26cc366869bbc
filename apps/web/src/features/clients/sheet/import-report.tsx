import type { ImportPreview } from '@hub/contract/core/clients/client-sheet';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { FaultTable } from './fault-table.tsx';
import styles from './import-dialog.module.css';
import type { ImportRefusal } from './import-refusal.ts';
import { clientsInWords, duplicatesInWords, faultsInWords } from './import-words.ts';
import type { ImportState, useImport } from './use-import.ts';

type Props = { state: ImportState; onRetry: ReturnType<typeof useImport>['check'] };

/**
 * The result of checking the chosen file. On a phone it would be below the visible part, so it is scrolled
 * into view.
 */
export function ImportReport(props: Props) {
  const { status } = props.state;
  if (status === 'no-file') return null;
  return (
    <div key={status} ref={bringIntoView} className={styles.report}>
      <Report {...props} />
    </div>
  );
}

const bringIntoView = (report: HTMLElement | null) => report?.scrollIntoView({ block: 'nearest' });

function Report({ state, onRetry }: Props) {
  switch (state.status) {
    case 'no-file':
      return null;
    case 'checking':
      return (
        <p role="status" className={styles.checking}>
          <Spinner label="Checking" />
          Checking the file…
        </p>
      );
    case 'refused':
      return <Refusal refusal={state.refusal} onRetry={() => void onRetry(state)} />;
    case 'failed':
      return (
        <>
          <Findings preview={state.preview} />
          <Refusal refusal={state.refusal} />
        </>
      );
    default:
      return <Findings preview={state.preview} />;
  }
}

function Refusal({ refusal, onRetry }: { refusal: ImportRefusal; onRetry?: () => void }) {
  return (
    <AlertBanner
      tone="alert"
      title={refusal.reason}
      action={
        onRetry &&
        refusal.mayPass && (
          <Button variant="secondary" onPress={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {refusal.advice}
    </AlertBanner>
  );
}

function Findings({ preview }: { preview: ImportPreview }) {
  const { rows, totalFaults, duplicates } = preview;
  return (
    <>
      {totalFaults > 0 ? (
        <>
          <AlertBanner tone="alert" title={faultsInWords(preview)}>
            Correct the lines below in the file, save it and choose it again.
          </AlertBanner>
          <FaultTable {...preview} />
        </>
      ) : (
        <AlertBanner tone="success" title={`${clientsInWords(rows)} found`}>
          Every line is right.
        </AlertBanner>
      )}
      {duplicates.length > 0 && (
        <AlertBanner tone="priority" title="Perhaps in your directory already">
          {duplicatesInWords(duplicates)}: the same name and date of birth as a client that you have, or as an
          earlier line. They are imported all the same.
        </AlertBanner>
      )}
    </>
  );
}
