import { MAX_IMPORT_BYTES, MAX_IMPORTED } from '@hub/contract/core/clients/client-files';
import { useState } from 'react';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { FilePicker } from '../../../../ui/file-picker/file-picker.tsx';
import { DownloadIcon } from '../../../../ui/icon/icons.tsx';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { useReloadClients } from '../../api/use-reload-clients.ts';
import { ImportButton } from './import-button.tsx';
import styles from './import-dialog.module.css';
import { ImportReport } from './import-report.tsx';
import { importTemplate } from './import-template.ts';
import { clientsInWords } from './import-words.ts';
import { useImport } from './use-import.ts';

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
          <Button variant="quiet" onPress={() => saveFile(importTemplate(), 'clients-template.csv')}>
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
