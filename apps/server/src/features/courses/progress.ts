import type { CourseProgress } from '@hub/contract/core/courses/course';
import { ownedBy } from '../../db/access.ts';
import type { Scope } from '../../db/request-scope.ts';
import { completeIfDone } from './completions.ts';
import type { VideoLesson } from './course-content.ts';
import { presentCourse } from './course-list.ts';
import { requireCourse } from './course-repository.ts';
import { lengthOf, mergeStretches, type Stretch, within } from './stretches.ts';

/** The share of a video that must be played. */
const NEEDED_SHARE = 0.9;
/** No player goes faster. */
const MAX_PLAYBACK_RATE = 2;
/** Clocks and connections are not exact. */
const SLACK_SECONDS = 2;

export const neededSeconds = ({ seconds }: Pick<VideoLesson, 'seconds'>) => seconds * NEEDED_SHARE;

export type LessonRef = { courseId: string; lessonId: string };

const keyOf = (scope: Scope, { courseId, lessonId }: LessonRef) => ({
  ...ownedBy(scope),
  course_id: courseId,
  lesson_id: lessonId,
});

/**
 * Records that the caller is at this lesson. It also locks the progress of the caller in the course until the end of
 * the transaction, so that two devices never overwrite each other.
 */
export async function arriveAt(scope: Scope, { courseId, lessonId }: LessonRef): Promise<void> {
  const values = { last_lesson_id: lessonId, last_at: new Date() };
  await scope.db
    .insertInto('course_progress')
    .values({ ...ownedBy(scope), course_id: courseId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'account_id', 'course_id']).doUpdateSet(values),
    )
    .execute();
}

const ON_LESSON = ['organization_id', 'account_id', 'course_id', 'lesson_id'] as const;

/** A lesson that is done stays done. */
export async function markDone(scope: Scope, lessonRef: LessonRef): Promise<void> {
  await scope.db
    .insertInto('lesson_progress')
    .values({ ...keyOf(scope, lessonRef), done_at: new Date() })
    .onConflict((conflict) =>
      conflict
        .columns(ON_LESSON)
        .doUpdateSet({ done_at: new Date() })
        .where('lesson_progress.done_at', 'is', null),
    )
    .execute();
}

export async function findVideoProgress(scope: Scope, { courseId, lessonId }: LessonRef) {
  const row = await scope.db
    .selectFrom('lesson_progress')
    .select(['position', 'played', 'saved_at', 'done_at'])
    .where('organization_id', '=', scope.organizationId)
    .where('account_id', '=', scope.accountId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  return {
    position: Number(row?.position ?? 0),
    played: row?.played ?? [],
    playedSeconds: lengthOf(row?.played ?? []),
    savedAt: row?.saved_at,
    isDone: Boolean(row?.done_at),
  };
}

/**
 * The position in a video and the parts that were played. The browser reports all of them each time, so that nothing is
 * lost.
 */
type Report = { position: number; played: readonly Stretch[] };

/**
 * Saves the position in a video. Played parts count only as far as they could have been played since the last accepted
 * report; a report of more is not accepted.
 */
export async function savePlayed(scope: Scope, lessonRef: LessonRef, video: VideoLesson, report: Report) {
  await arriveAt(scope, lessonRef);
  const former = await findVideoProgress(scope, lessonRef);
  const now = new Date();
  const played = mergeStretches([...former.played, ...within(report.played, video.seconds)]);
  const gained = lengthOf(played) - former.playedSeconds;
  const elapsed = former.savedAt ? (now.getTime() - former.savedAt.getTime()) / 1000 : 0;
  const isPossible = gained <= elapsed * MAX_PLAYBACK_RATE + SLACK_SECONDS;
  const kept = isPossible ? played : former.played;
  const playedSeconds = lengthOf(kept);
  const values = {
    position: Math.min(report.position, video.seconds),
    played: JSON.stringify(kept),
    saved_at: isPossible || !former.savedAt ? now : former.savedAt,
  };
  await scope.db
    .insertInto('lesson_progress')
    .values({ ...keyOf(scope, lessonRef), ...values })
    .onConflict((conflict) => conflict.columns(ON_LESSON).doUpdateSet(values))
    .execute();
  if (playedSeconds >= neededSeconds(video)) await markDone(scope, lessonRef);
  return playedSeconds;
}

/** The progress after a step. The last lesson completes the course in the same transaction. */
export async function progressAfter(scope: Scope, lessonRef: LessonRef): Promise<CourseProgress> {
  await completeIfDone(scope, lessonRef.courseId);
  const course = presentCourse(await requireCourse(scope, lessonRef.courseId));
  const { isDone } = await findVideoProgress(scope, lessonRef);
  const { state, lessonsDone, certificateNumber } = course;
  return { lessonId: lessonRef.lessonId, isDone, state, lessonsDone, certificateNumber };
}
