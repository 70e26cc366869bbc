import type { Case } from '@hub/contract/core/cases/case';
import { pageProblems } from '@hub/contract/http/page-problems';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icon/icons.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import { NewNote } from './note-form.tsx';
import { NoteList } from './note-list.tsx';
import { useCaseNotes } from './note-queries.ts';
import styles from './notes.module.css';
import { NEW, useWriting } from './use-writing.ts';

const DeletedNotesDialog = dialogOnDemand(
  'Deleted notes',
  async () => (await import('./deleted-notes-dialog.tsx')).DeletedNotesDialog,
);

const BUSY = 'Save or cancel the note that you are writing first.';

type Props = { record: Case; isClosed: boolean };

/** The notes of a case, newest first. */
export function CaseNotes({ record, isClosed }: Props) {
  const query = useCaseNotes(record);
  const notes = distinct(query.data?.pages.flatMap(({ items }) => items) ?? []);
  const writing = useWriting({ caseId: record.id, notes, isClosed });
  const title = useRef<HTMLHeadingElement>(null);
  const [focused, setFocused] = useState<string>();
  const [showsDeleted, setShowsDeleted] = useState(false);

  const lockedReason = isClosed ? pageProblems['case-closed'].title : writing.now && BUSY;
  return (
    <Card>
      <div className={styles.titleLine}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          Notes
        </h2>
        <div className={styles.actions}>
          <Button variant="quiet" onPress={() => setShowsDeleted(true)}>
            <TrashIcon />
            Deleted notes
          </Button>
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
      </div>
      {writing.now === NEW && (
        <div className={styles.new}>
          <NewNote caseId={record.id} onClose={writing.end} />
        </div>
      )}
      {!query.data ? (
        <LoadFailure query={query}>The notes could not be loaded.</LoadFailure>
      ) : notes.length === 0 ? (
        <p className={styles.empty}>No notes yet</p>
      ) : (
        <>
          <NoteList
            caseId={record.id}
            notes={notes}
            writing={writing}
            lockedReason={lockedReason}
            focused={focused}
            onDeleted={() => title.current?.focus()}
          />
          <OlderNotes query={query} onShown={setFocused} />
        </>
      )}
      {showsDeleted && <DeletedNotesDialog caseId={record.id} onGone={() => setShowsDeleted(false)} />}
    </Card>
  );
}

/** A note that is added meanwhile shifts the others, so one may appear on two pages. */
const distinct = <Note extends { id: string }>(notes: readonly Note[]) => [
  ...new Map(notes.map((note) => [note.id, note])).values(),
];

type OlderProps = {
  query: ReturnType<typeof useCaseNotes>;
  onShown: (firstId: string | undefined) => void;
};

function OlderNotes({ query, onShown }: OlderProps) {
  const { isFetchingNextPage: isFetching } = query;
  if (!query.hasNextPage) return null;

  async function refetch() {
    const { data, isError } = await query.fetchNextPage();
    if (!isError) onShown(data?.pages.at(-1)?.items[0]?.id);
  }
  return (
    <div className={styles.older}>
      {query.isFetchNextPageError ? (
        <LoadFailure query={{ isFetching, refetch }}>Older notes could not be loaded.</LoadFailure>
      ) : (
        <Button variant="secondary" busy={isFetching} onPress={() => void refetch()}>
          Show older notes
        </Button>
      )}
    </div>
  );
}
