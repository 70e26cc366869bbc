import { LESSON_NOTE_MAX_LENGTH } from '@hub/contract/core/courses/courses';
import type { Lesson } from '@hub/contract/core/courses/lesson';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem, reasonOf } from '../../../lib/api/api-problem.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useKeepNoteInCache, useSaveNote } from '../course-queries.ts';
import styles from './lesson.module.css';

const PAUSE = 1500;

type Props = { courseId: string; lesson: Lesson };

/** One's own words on a lesson. They are saved after a pause in the typing, and when the lesson is left. */
export function LessonNote({ courseId, lesson }: Props) {
  const place = { id: courseId, lessonId: lesson.id };
  const [text, setText] = useState(lesson.note.text);
  const kept = useRef(lesson.note);
  const save = useSaveNote(place);
  const keepInCache = useKeepNoteInCache(place);
  const isTaken = save.error instanceof ApiProblem && save.error.code === 'version-conflict';

  function saveNow() {
    if (text.trim() === kept.current.text || save.isPending || isTaken) return;
    save.mutate(
      { text, version: kept.current.version },
      {
        onSuccess: (note) => {
          kept.current = note;
          keepInCache(note);
        },
      },
    );
  }
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins a new pause
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [text, save.isPending]);
  useEffect(() => () => latest.current(), []);

  return (
    <div className={styles.note}>
      <TextArea
        label="Your notes on this lesson"
        help="Only you can read them."
        limit={LESSON_NOTE_MAX_LENGTH}
        countsDown={false}
        cut
        value={text}
        onChange={setText}
        onBlur={saveNow}
      />
      <p role="status" className={styles.hint}>
        {save.isPending ? 'Saving…' : save.isSuccess && text.trim() === kept.current.text ? 'Saved' : ''}
      </p>
      {save.error && (
        <AlertBanner
          tone="alert"
          title="Not saved"
          {...(!isTaken && {
            action: (
              <Button variant="secondary" onPress={saveNow}>
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
