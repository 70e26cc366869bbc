import type { Case } from '@hub/contract/core/cases/case';
import { problems } from '@hub/contract/http/problems';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { PlusIcon } from '../../../ui/icon/icons.tsx';
import { useCaseNotes } from '../api/use-case-notes.ts';
import { NewNote } from './new-note.tsx';
import { NoteList } from './note-list.tsx';
import styles from './notes.module.css';
import { OlderNotes } from './older-notes.tsx';
import { NEW, useWriting } from './use-writing.ts';

const BUSY = 'Save or cancel the note that you are writing first.';

type Props = { of: Case; isClosed: boolean };

/** What was written about a case, newest first. */
export function CaseNotes({ of: shown, isClosed }: Props) {
  const query = useCaseNotes(shown);
  const notes = distinct(query.data?.pages.flatMap(({ items }) => items) ?? []);
  const writing = useWriting({ caseId: shown.id, notes, isClosed });
  const title = useRef<HTMLHeadingElement>(null);
  const [focused, setFocused] = useState<string>();

  const lockedReason = isClosed ? problems['case-closed'].title : writing.now && BUSY;
  return (
    <Card>
      <div className={styles.titleLine}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          Notes
        </h2>
        {writing.now !== NEW && (
          <ExplainedButton
            variant="secondary"
            disabledReason={lockedReason}
            autoFocus={writing.before === NEW}
            onPress={() => writing.begin(NEW)}
          >
            <PlusIcon />
            Add note
          </ExplainedButton>
        )}
      </div>
      {writing.now === NEW && (
        <div className={styles.new}>
          <NewNote caseId={shown.id} onClose={writing.end} />
        </div>
      )}
      {!query.data ? (
        <LoadFailure of={query}>The notes could not be loaded.</LoadFailure>
      ) : notes.length === 0 ? (
        <p className={styles.empty}>No notes yet</p>
      ) : (
        <>
          <NoteList
            caseId={shown.id}
            notes={notes}
            writing={writing}
            lockedReason={lockedReason}
            focused={focused}
            onDeleted={() => title.current?.focus()}
          />
          <OlderNotes of={query} onShown={setFocused} />
        </>
      )}
    </Card>
  );
}

/** A note that was written meanwhile moves the others on, so that one may come on two pages. */
const distinct = <Note extends { id: string }>(notes: readonly Note[]) => [
  ...new Map(notes.map((note) => [note.id, note])).values(),
];
