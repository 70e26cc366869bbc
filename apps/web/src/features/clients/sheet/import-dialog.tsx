import { MAX_IMPORT_BYTES, MAX_IMPORTED } from '@hub/contract/core/clients/client-sheet';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FilePicker } from '../../../ui/file-picker/file-picker.tsx';
import { DownloadIcon } from '../../../ui/icon/icons.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useReloadClients } from '../client-queries.ts';
import styles from './import-dialog.module.css';
import { ImportReport } from './import-report.tsx';
import { clientsInWords, obstacleIn } from './import-words.ts';
import { sheetTemplate } from './sheet-file.ts';
import { type ImportState, useImport } from './use-import.ts';

const types = { 'text/csv': 'CSV', '.csv': 'CSV' };

export function ImportDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const reload = useReloadClients();
  const { state, choose, check, run } = useImport((count) => {
    showToast({ message: `${clientsInWords(count)} imported`, tone: 'success' });
    setVisible(false);
    void reload();
  });
  const isImporting = state.status === 'importing';
  return (
    <Dialog
      visible={visible}
      onVisibleChange={setVisible}
      onGone={onGone}
      locked={isImporting}
      persist
      title="Import clients"
      footer={
        <>
          <Button variant="secondary" disabled={isImporting} onPress={() => setVisible(false)}>
            Cancel
          </Button>
          <ImportButton state={state} onImport={run} />
        </>
      }
    >
      <div className={styles.steps}>
        <div className={styles.introduction}>
          <p>
            Each line of the file becomes a client. All of them are imported, or none: a file with a fault has
            to be corrected first.
          </p>
          <Button variant="quiet" onPress={() => saveFile(sheetTemplate(), 'clients-template.csv')}>
            <DownloadIcon />
            Download template
          </Button>
        </div>
        <FilePicker
          label="File of clients"
          types={types}
          maxBytes={MAX_IMPORT_BYTES}
          help={`CSV, at most ${MAX_IMPORTED.toLocaleString('en-US')} lines`}
          value={state.status === 'no-file' ? null : state.file}
          onChange={choose}
          disabled={isImporting}
        />
        <ImportReport state={state} onRetry={check} />
      </div>
    </Dialog>
  );
}

type ButtonProps = { state: ImportState; onImport: ReturnType<typeof useImport>['run'] };

/** The button says how many clients it imports, or why it imports none. */
function ImportButton({ state, onImport }: ButtonProps) {
  if (state.status === 'importing') return <Button busy>Import {clientsInWords(state.preview.rows)}</Button>;
  if (state.status === 'checked' || state.status === 'failed') {
    return (
      <ExplainedButton disabledReason={obstacleIn(state.preview)} onPress={() => void onImport(state)}>
        {`Import ${clientsInWords(state.preview.rows)}`}
      </ExplainedButton>
    );
  }
  return (
    <ExplainedButton disabledReason={reasons[state.status]} onPress={() => {}}>
      Import clients
    </ExplainedButton>
  );
}

const reasons = {
  'no-file': 'Choose a file first',
  checking: 'The file is being checked',
  refused: 'The file was not taken',
};
