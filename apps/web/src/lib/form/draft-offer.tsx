import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { useDraft } from '../drafts/use-draft.ts';
import { timeInWords } from '../time-in-words.ts';
import styles from './form.module.css';

/** Offers to restore what was typed before the session ended. */
export function DraftOffer({ draft }: { draft: ReturnType<typeof useDraft> }) {
  if (!draft.offer) return null;
  return (
    <AlertBanner
      persistent
      action={
        <div className={styles.choices}>
          <Button variant="secondary" onPress={draft.restore}>
            Restore
          </Button>
          <Button variant="quiet" onPress={draft.discard}>
            Discard
          </Button>
        </div>
      }
    >
      You have unsaved changes from {timeInWords(draft.offer.savedAt)}
    </AlertBanner>
  );
}
