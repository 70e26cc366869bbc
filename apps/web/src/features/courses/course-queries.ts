import { readCertificate, readCertificateFile } from '@hub/contract/core/courses/certificates';
import type { Course } from '@hub/contract/core/courses/course';
import {
  assignCourse,
  listLearners,
  withdrawAssignment,
} from '@hub/contract/core/courses/course-assignments';
import {
  answerQuestion,
  beginTry,
  handInTry,
  listCourses,
  listOwnCourses,
  readCourse,
  readLesson,
  saveLessonNote,
  saveLessonProgress,
} from '@hub/contract/core/courses/courses';
import { listProductCatalog } from '@hub/contract/core/products/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../lib/api/api-client.ts';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import {
  queryKeyOf,
  subtreeKeyOf,
  useEndpointCall,
  useEndpointQuery,
  useReload,
} from '../../lib/api/use-endpoint.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useEndpointList } from '../../lib/url-state/use-list-query.ts';
import { showToast } from '../../ui/toast/toasts.ts';

type CourseQuery = NonNullable<CallInput<typeof listCourses>['query']>;
type LearnerQuery = NonNullable<CallInput<typeof listLearners>['query']>;

/** A page of the courses that match. */
export const useCourses = (list: { query: CourseQuery; filterCount: number }) =>
  useEndpointList(listCourses, list);

/** The courses that the user has started or was assigned. */
export const useOwnCourses = () => useEndpointQuery(listOwnCourses, {}, { select: ({ items }) => items });

export const useCourse = (id: string) => useEndpointQuery(readCourse, { params: { id } });

export const useLesson = (id: string, lessonId: string) =>
  useEndpointQuery(readLesson, { params: { id, lessonId } });

/** The products that courses are about, by name. */
export const useProductChoices = () =>
  useEndpointQuery(listProductCatalog, {}, { select: ({ items }) => items }).data ?? [];

type LessonParams = { id: string; lessonId: string };

/** Loads everything that shows the user's progress again. */
function useReloadProgress() {
  const reload = useReload();
  return ({ id, lessonId }: LessonParams) =>
    reload(
      queryKeyOf(listCourses),
      queryKeyOf(listOwnCourses),
      queryKeyOf(readCourse, { params: { id } }),
      queryKeyOf(readLesson, { params: { id, lessonId } }),
    );
}

/** Marks a text as read. */
export function useMarkRead(params: LessonParams) {
  const save = useEndpointCall(saveLessonProgress);
  const reload = useReloadProgress();
  return useMutation({
    mutationFn: () => save({ params, body: {} }),
    onSuccess: () => void reload(params),
    onError: (error) => showToast({ message: `Not saved: ${reasonOf(error)}`, tone: 'alert' }),
  });
}

export type Played = { position: number; played: { from: number; to: number }[] };

/** Saves the position of a video. Once the video is done, the progress is loaded again. */
export function useKeepPlayed(params: LessonParams) {
  const save = useEndpointCall(saveLessonProgress);
  const reload = useReloadProgress();
  return {
    keep: (body: Played) => save({ params, body, keepalive: true }),
    reload: () => void reload(params),
  };
}

export function useSaveNote(params: LessonParams) {
  const save = useEndpointCall(saveLessonNote);
  return useMutation({
    mutationFn: (body: { text: string; version: number }) => save({ params, body, keepalive: true }),
  });
}

export function useBeginTry(params: LessonParams) {
  const begin = useEndpointCall(beginTry);
  return useMutation({ mutationFn: () => begin({ params }) });
}

export function useAnswer(tryId: string) {
  const answer = useEndpointCall(answerQuestion);
  return useMutation({
    mutationFn: ({ questionId, options }: { questionId: string; options: string[] }) =>
      answer({ params: { id: tryId, questionId }, body: { options } }),
  });
}

export function useHandIn(params: LessonParams) {
  const handIn = useEndpointCall(handInTry);
  const reload = useReloadProgress();
  return useMutation({
    mutationFn: (tryId: string) => handIn({ params: { id: tryId } }),
    onSuccess: () => void reload(params),
  });
}

/** Downloads the certificate of a completed course. */
export function useSaveCertificate({ id, certificateNumber }: Pick<Course, 'id' | 'certificateNumber'>) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const file = await api.download(readCertificateFile, { params: { id } });
      saveFile(file, `certificate-${certificateNumber}.pdf`);
    },
    onError: (error) => showToast({ message: reasonOf(error), tone: 'alert' }),
  });
}

export const useCertificate = (number: string) => useEndpointQuery(readCertificate, { params: { number } });

/** A page of people with the courses that they have started, completed or been assigned. */
export const useLearners = (list: { query: LearnerQuery; filterCount: number }) =>
  useEndpointList(listLearners, list);

const ALL_COURSES = 100;

export const useCourseChoices = () =>
  useEndpointQuery(listCourses, { query: { PageSize: ALL_COURSES } }, { select: ({ items }) => items })
    .data ?? [];

export function useAssignCourse() {
  const assign = useEndpointCall(assignCourse);
  const reload = useReload();
  return useMutation({
    mutationFn: ({ courseId, ...body }: { courseId: string; accountIds: string[]; dueOn: string }) =>
      assign({ params: { id: courseId }, body }),
    onSuccess: () => void reload(subtreeKeyOf(listLearners), queryKeyOf(listOwnCourses)),
  });
}

export function useWithdrawAssignment() {
  const withdraw = useEndpointCall(withdrawAssignment);
  const reload = useReload();
  return useMutation({
    mutationFn: (params: { id: string; accountId: string }) => withdraw({ params }),
    onSuccess: () => void reload(subtreeKeyOf(listLearners), queryKeyOf(listOwnCourses)),
  });
}

/** Replaces the note in the cache by the saved one. */
export function useKeepNoteInCache({ id, lessonId }: LessonParams) {
  const queryClient = useQueryClient();
  return (note: { text: string; version: number }) =>
    queryClient.setQueryData(
      queryKeyOf(readLesson, { params: { id, lessonId } }),
      (lesson: object | undefined) => (lesson ? { ...lesson, note } : lesson),
    );
}
