import { LESSON_NOTE_MAX_LENGTH } from '@hub/contract/core/courses/courses';
import type { Lesson } from '@hub/contract/core/courses/lesson';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem, reasonOf } from '../../../lib/api/api-problem.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useKeepNoteInCache, useSaveNote } from '../course-queries.ts';
import styles from './lesson.module.css';

const PAUSE = 1500;

type Props = { courseId: string; lesson: Lesson };

/** The user's note on a lesson, saved after a pause in typing and when the lesson is left. */
export function LessonNote({ courseId, lesson }: Props) {
  const params = { id: courseId, lessonId: lesson.id };
  const [text, setText] = useState(lesson.note.text);
  const kept = useRef({ version: lesson.note.version, sent: lesson.note.text });
  const newest = useRef(text);
  const isSaving = useRef(false);
  const isLeft = useRef(false);
  const save = useSaveNote(params);
  const keepInCache = useKeepNoteInCache(params);
  const isTaken = isConflict(save.error);

  function write(next: string) {
    newest.current = next;
    setText(next);
  }

  /** Text that is typed during a save is saved next. */
  async function saveNow() {
    if (isSaving.current || isTaken) return;
    isSaving.current = true;
    try {
      while (newest.current !== kept.current.sent) {
        const sent = newest.current;
        const note = await save.mutateAsync({ text: sent, version: kept.current.version });
        kept.current = { version: note.version, sent };
        keepInCache(note);
      }
    } catch (error) {
      if (isLeft.current) showSaveFailure(error as Error);
    } finally {
      isSaving.current = false;
    }
  }

  const showSaveFailure = (error: Error) =>
    showToast({
      message: `Your notes on ${lesson.title} were not saved. ${isConflict(error) ? 'They were changed on another device.' : reasonOf(error)}`,
      tone: 'alert',
      timeout: 'until-closed',
      action: isConflict(error)
        ? { label: 'Copy what I wrote', onPress: () => void navigator.clipboard.writeText(newest.current) }
        : { label: 'Try again', onPress: () => void saveNow() },
    });

  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins a new pause
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = () => void latest.current();
    isLeft.current = false;
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      isLeft.current = true;
      leave();
    };
  }, []);
  // A version that was saved elsewhere, or when the lesson was left, is shown unless there is unsaved text.
  useEffect(() => {
    if (lesson.note.version <= kept.current.version || newest.current !== kept.current.sent) return;
    kept.current = { version: lesson.note.version, sent: lesson.note.text };
    newest.current = lesson.note.text;
    setText(lesson.note.text);
  }, [lesson.note]);

  return (
    <div className={styles.note}>
      <TextArea
        label="Your notes on this lesson"
        help="Only you can read them."
        limit={LESSON_NOTE_MAX_LENGTH}
        countsDown={false}
        cut
        value={text}
        onChange={write}
        onBlur={() => void saveNow()}
      />
      <p role="status" className={styles.hint}>
        {save.isPending ? 'Saving…' : save.isSuccess && text === kept.current.sent ? 'Saved' : ''}
      </p>
      {save.error && (
        <AlertBanner
          tone="alert"
          title="Not saved"
          {...(!isTaken && {
            action: (
              <Button variant="secondary" onPress={() => void saveNow()}>
                Try again
              </Button>
            ),
          })}
        >
          {isTaken
            ? 'These notes were changed on another device. Copy what you wrote, and load the page again.'
            : reasonOf(save.error)}
        </AlertBanner>
      )}
    </div>
  );
}

const isConflict = (error: Error | null) => error instanceof ApiProblem && error.code === 'version-conflict';
