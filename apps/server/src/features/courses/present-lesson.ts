import {
  readCourseCaptions,
  readCoursePicture,
  readCoursePoster,
  readCourseVideo,
} from '@hub/contract/core/courses/course-files';
import type { Lesson } from '@hub/contract/core/courses/lesson';
import type { Scope } from '../../db/request-scope.ts';
import { addressOf } from '../library/product-files.ts';
import { requireLesson } from './course-repository.ts';
import { findNote } from './lesson-notes.ts';
import { findVideoProgress, neededSeconds } from './progress.ts';
import { findTries } from './quiz-tries.ts';

/** A lesson with the caller's progress. */
export async function presentLesson(scope: Scope, courseId: string, lessonId: string): Promise<Lesson> {
  const { lesson } = await requireLesson(scope, courseId, lessonId);
  const lessonRef = { courseId, lessonId };
  const { isDone, position, playedSeconds } = await findVideoProgress(scope, lessonRef);
  const { id, title, minutes } = lesson;
  const common = { id, title, minutes, isDone, note: await findNote(scope, lessonRef) };
  switch (lesson.kind) {
    case 'text':
      return {
        ...common,
        kind: 'text',
        parts: lesson.parts.map((part) => {
          if (part.kind === 'passage') return part;
          const { file, ...picture } = part;
          return { ...picture, url: addressOf(readCoursePicture, file) };
        }),
      };
    case 'video':
      return {
        ...common,
        kind: 'video',
        url: addressOf(readCourseVideo, lesson.file),
        captionsUrl: addressOf(readCourseCaptions, lesson.captions),
        posterUrl: addressOf(readCoursePoster, lesson.poster),
        seconds: lesson.seconds,
        transcript: lesson.transcript,
        position,
        playedSeconds,
        neededSeconds: neededSeconds(lesson),
      };
    default: {
      const { kind, passMark, questions } = lesson;
      return {
        ...common,
        kind,
        passMark,
        questions: questions.length,
        ...(await findTries(scope, lessonRef)),
      };
    }
  }
}
