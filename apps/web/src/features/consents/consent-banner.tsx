import type { GivableForms } from '@hub/contract/core/administrations/givable-forms';
import { useState } from 'react';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { missingInWords } from './consent-words.ts';
import styles from './consents.module.css';
import { RecordConsentDialog } from './dialogs-on-demand.ts';

type Props = { consent: GivableForms['consent']; caseId: string; clientId: string };

/** Warns of missing consent where forms are sent, and allows to record it there. */
export function ConsentBanner({ consent, caseId, clientId }: Props) {
  const [isRecording, setIsRecording] = useState(false);
  const missing = missingInWords(consent);
  return (
    <>
      {missing && (
        <div className={styles.banner}>
          <AlertBanner
            tone={consent.rule === 'refuses' ? 'alert' : 'priority'}
            title={missing}
            action={
              <Button variant="secondary" onPress={() => setIsRecording(true)}>
                Record consent
              </Button>
            }
          >
            {consent.rule === 'refuses'
              ? 'Your organization sends nothing without it.'
              : 'You can send forms all the same.'}
          </AlertBanner>
        </div>
      )}
      {isRecording && (
        <RecordConsentDialog caseId={caseId} clientId={clientId} onGone={() => setIsRecording(false)} />
      )}
    </>
  );
}
