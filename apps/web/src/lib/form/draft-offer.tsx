import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { useDraft } from '../drafts/use-draft.ts';
import styles from './form.module.css';

const time = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Gives back what was typed before the session ended. */
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
      You have unsaved changes from {time.format(draft.offer.savedAt)}
    </AlertBanner>
  );
}
