import type { WholeAdministration } from '@hub/contract/core/administrations/administration';
import type { Paper } from '@hub/contract/core/administrations/paper';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import type { OneForm } from '../assessment-queries.ts';
import { respondentName } from '../assessment-words.ts';
import { Differences } from './differences.tsx';
import { FinishPaper } from './finish-paper.tsx';
import styles from './paper.module.css';
import { entriesOf, linesOf, shownLines } from './paper-lines.ts';
import { PaperPass } from './paper-pass.tsx';
import { useCompare, useSecondEntry } from './paper-queries.ts';
import { type Saving, useEntrySaving } from './use-entry-saving.ts';

type Props = { form: WholeAdministration; paper: Paper; params: OneForm; onRefused: () => void };

/** Enters a form from paper: shows the current entry, or the two entries side by side. */
export function PaperEntry({ form, paper, params, onRefused }: Props) {
  const { phase } = paper;
  if (phase === 'compare') return <Differences form={form} paper={paper} params={params} />;
  return <Pass form={form} paper={paper} phase={phase} params={params} onRefused={onRefused} />;
}

const savingWords: Record<Saving, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  failing: 'Not saved yet. It is tried again.',
};

function Pass({ form, paper, params, phase, onRefused }: Props & { phase: 'first' | 'second' }) {
  const { content, language } = paper;
  const { entries, saving, enter } = useEntrySaving(params, phase, entriesOf(paper.entries), (error) => {
    const [fault] = error.errors;
    showToast({ message: `It could not be kept. ${fault?.message ?? reasonOf(error)}`, tone: 'alert' });
    onRefused();
  });
  const { dialog } = useUnsavedChanges(saving !== 'saved');
  const shown = shownLines(content, linesOf(content, language), entries);
  const left = shown.filter(({ item }) => !entries.has(item)).length;
  return (
    <div className={styles.page}>
      {dialog}
      {!paper.hasBegun && entries.size === 0 && (
        <AlertBanner tone="focus" title="With your first entry the link ends">
          {respondentName(form)} can no longer answer this form then.
        </AlertBanner>
      )}
      {phase === 'second' && (
        <AlertBanner tone="focus" title="Second entry">
          Enter the whole paper again. What was entered first is not shown until you are done.
        </AlertBanner>
      )}
      <Card>
        <div className={styles.status}>
          <p className={styles.help}>
            <kbd>1</kbd>–<kbd>9</kbd> answers and moves on · <kbd>0</kbd> or space: not answered ·{' '}
            <kbd>x</kbd>: marked twice · arrows: back and forth
          </p>
          <p role="status" className={styles.help}>
            {shown.length - left} of {shown.length} entered · {savingWords[saving]}
          </p>
        </div>
        <PaperPass content={content} language={language} entries={entries} onEntry={enter} />
      </Card>
      {left > 0 ? (
        <p className={styles.help}>{left === 1 ? 'One item has' : `${left} items have`} no entry yet.</p>
      ) : phase === 'first' ? (
        <FinishPaper form={form} paper={paper} params={params} isReady={saving === 'saved'}>
          <SecondEntry params={params} isReady={saving === 'saved'} />
        </FinishPaper>
      ) : (
        <Compare params={params} isReady={saving === 'saved'} />
      )}
    </div>
  );
}

type StepProps = { params: OneForm; isReady: boolean };

const tell = (error: Error) => showToast({ message: reasonOf(error), tone: 'alert' });

function SecondEntry({ params, isReady }: StepProps) {
  const asking = useSecondEntry(params);
  return (
    <Button
      variant="secondary"
      disabled={!isReady}
      busy={asking.isPending}
      onPress={() => asking.mutate(undefined, { onError: tell })}
    >
      Enter a second time
    </Button>
  );
}

function Compare({ params, isReady }: StepProps) {
  const comparing = useCompare(params);
  return (
    <div className={styles.buttons}>
      <Button
        disabled={!isReady}
        busy={comparing.isPending}
        onPress={() => comparing.mutate(undefined, { onError: tell })}
      >
        Compare the entries
      </Button>
    </div>
  );
}
