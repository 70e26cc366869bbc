import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { DownloadIcon } from '../../../ui/icon/icons.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from '../two-factor.module.css';

type Props = { codes: readonly string[]; onKept: () => void };

/** Shown once, so closing needs a confirmation that they are saved. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const [isKept, setIsKept] = useState(false);
  return (
    <div className={styles.recovery}>
      <p>
        Without your phone, each of these codes signs you in once. They are not shown again: keep them in a
        place that you can reach without it.
      </p>
      <ul aria-label="Recovery codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" autoFocus onPress={() => void copy(codes)}>
          Copy
        </Button>
        <Button
          variant="secondary"
          onPress={() => saveFile(fileOf(codes), 'evaluation-hub-recovery-codes.txt')}
        >
          <DownloadIcon />
          Download
        </Button>
      </div>
      <Checkbox label="I have kept these codes" checked={isKept} onChange={setIsKept} />
      <div className={styles.buttons}>
        <ExplainedButton
          disabledReason={isKept ? undefined : 'Keep the codes first, then check the box.'}
          onPress={onKept}
        >
          Done
        </ExplainedButton>
      </div>
    </div>
  );
}

const fileOf = (codes: readonly string[]) =>
  new Blob([`Evaluation Hub: recovery codes, each good once\n\n${codes.join('\n')}\n`], {
    type: 'text/plain',
  });

async function copy(codes: readonly string[]) {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ message: 'Recovery codes copied', tone: 'success' });
  } catch {
    showToast({ message: 'The codes could not be copied. Download them instead.', tone: 'alert' });
  }
}
