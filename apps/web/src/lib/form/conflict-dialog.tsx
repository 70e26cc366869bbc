import type { LastChange } from '@hub/contract/core/last-change';
import { useState } from 'react';
import { Button, RetryButton } from '../../ui/button/button.tsx';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { Dialog, DialogFailure } from '../../ui/dialog/dialog.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './conflict-dialog.module.css';
import { savedBy, storyOf } from './conflict-words.ts';
import type { Picks } from './merge-values.ts';

type Clash = { path: string; label: string; mine: string | undefined; theirs: string | undefined };
type Change = { path: string; label: string; value: string | undefined };

type Asking = {
  status: 'asking';
  action: 'save' | 'restore';
  lastChange: LastChange;
  /** The fields that both sides have changed. */
  clashes: readonly Clash[];
  /** The fields that only the other side has changed. */
  changes: readonly Change[];
  /** Everything typed is already stored, for example by a call whose answer was lost. */
  isSaved: boolean;
};

export type Conflict =
  | { status: 'loading' }
  | { status: 'failed'; reason: string; retry: () => void }
  | Asking;

type Props = {
  title: string;
  conflict: Conflict;
  /** Called with the picks for the fields that both sides changed; without them if the dialog was closed. */
  onGone: (picks?: Picks) => void;
};

/** The record was saved elsewhere since the form was opened. */
export function ConflictDialog({ title, conflict, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const [picks, setPicks] = useState<Picks>({});
  const [isAnswered, setIsAnswered] = useState(false);

  function confirm() {
    setIsAnswered(true);
    setVisible(false);
  }
  return (
    <Dialog
      visible={visible}
      onVisibleChange={setVisible}
      onGone={() => onGone(isAnswered ? picks : undefined)}
      persist
      title={title}
      footer={
        <>
          <Button variant="secondary" onPress={() => setVisible(false)}>
            Keep editing
          </Button>
          <Confirm conflict={conflict} picks={picks} onPress={confirm} />
        </>
      }
    >
      <p role="status">{storyOf(conflict)}</p>
      {conflict.status === 'loading' && <Loading />}
      {conflict.status === 'failed' && (
        <DialogFailure title="The latest version could not be loaded">{conflict.reason}</DialogFailure>
      )}
      {conflict.status === 'asking' && (
        <Differences
          conflict={conflict}
          picks={picks}
          onPick={(picked) => setPicks({ ...picks, ...picked })}
        />
      )}
    </Dialog>
  );
}

type ConfirmProps = { conflict: Conflict; picks: Picks; onPress: () => void };

function Confirm({ conflict, picks, onPress }: ConfirmProps) {
  if (conflict.status === 'loading') return <Button busy>Save changes</Button>;
  if (conflict.status === 'failed') return <RetryButton state={conflict} />;
  const isOpen = conflict.clashes.some(({ path }) => !picks[path]);
  return (
    <ExplainedButton
      onPress={onPress}
      disabledReason={isOpen ? 'Choose what to keep of each field.' : undefined}
    >
      {conflict.action === 'save' ? 'Save changes' : 'Restore'}
    </ExplainedButton>
  );
}

const Loading = () => (
  <div aria-hidden="true" className={styles.part}>
    <Skeleton variant="body" width="wide" />
    <Skeleton variant="body" width="medium" />
  </div>
);

type DifferencesProps = { conflict: Asking; picks: Picks; onPick: (picked: Picks) => void };

function Differences({ conflict, picks, onPick }: DifferencesProps) {
  const { clashes, changes, lastChange } = conflict;
  return (
    <>
      {clashes.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.title}>Choose what to keep</h3>
          {clashes.map(({ path, label, mine, theirs }) => (
            <div key={path} className={styles.clash}>
              <RadioGroup
                label={label}
                value={picks[path] ?? null}
                onChange={(side) => onPick({ [path]: side as 'mine' | 'theirs' })}
                options={[
                  { value: 'mine', label: mine || NOT_GIVEN, help: 'Yours, not saved yet' },
                  { value: 'theirs', label: theirs || NOT_GIVEN, help: savedBy(lastChange) },
                ]}
              />
            </div>
          ))}
        </section>
      )}
      {changes.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.title}>{clashes.length > 0 ? 'Also changed' : 'What was changed'}</h3>
          <FactList>
            {changes.map(({ path, label, value }) => (
              <Fact key={path} name={label}>
                {value && <span className={styles.value}>{value}</span>}
              </Fact>
            ))}
          </FactList>
        </section>
      )}
    </>
  );
}

const NOT_GIVEN = 'Not given';
