import { readCertificate, readCertificateFile } from '@hub/contract/core/courses/certificates';
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
import type { FastifyInstance } from 'fastify';
import { findPage, findRows } from '../../db/find-page.ts';
import type { Drawings } from '../../documents/drawings.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { Problem } from '../../http/problem.ts';
import { serve, servePrepared, servePublic } from '../../http/serve.ts';
import { certificateDocument } from './certificate-document.ts';
import {
  findCertificateFile,
  findCompletion,
  findCompletionByNumber,
  keepCertificateFile,
} from './completions.ts';
import { isQuiz } from './course-content.ts';
import { type CourseRow, courseList, ownCourseList, presentCourse } from './course-list.ts';
import { findDone, readContent, requireCourse, requireLesson } from './course-repository.ts';
import { saveNote } from './lesson-notes.ts';
import { presentLesson } from './present-lesson.ts';
import { arriveAt, markDone, progressAfter, savePlayed } from './progress.ts';
import * as tries from './quiz-tries.ts';

type Parts = { drawings: Drawings; brand: string; publicUrl: URL };

/** The learner's calls about courses. */
export function courseRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, listCourses, async ({ query: { Page, PageSize, ...query }, scope }) => {
    const page = { page: Page, pageSize: PageSize };
    return pageAnswer(await findPage<CourseRow>(scope.db, courseList(query), page), page, presentCourse);
  });

  serve(app, listOwnCourses, async ({ scope }) => ({
    items: (await findRows<CourseRow>(scope.db, ownCourseList())).map(presentCourse),
  }));

  serve(app, readCourse, async ({ params, scope }) => {
    const course = await requireCourse(scope, params.id);
    const { sections } = await readContent(scope.db, course.id, course.version);
    const done = await findDone(scope, course.id);
    return {
      ...presentCourse(course),
      sections: sections.map(({ title, lessons }) => ({
        title,
        lessons: lessons.map(({ id, kind, title, minutes }) => ({
          id,
          kind,
          title,
          minutes,
          isDone: done.has(id),
        })),
      })),
    };
  });

  serve(app, readLesson, ({ params, scope }) => presentLesson(scope, params.id, params.lessonId));

  serve(app, saveLessonProgress, async ({ params, body, scope }) => {
    const { lesson } = await requireLesson(scope, params.id, params.lessonId);
    const lessonRef = { courseId: params.id, lessonId: lesson.id };
    let playedSeconds = 0;
    if (lesson.kind === 'video' && body.position !== undefined) {
      playedSeconds = await savePlayed(scope, lessonRef, lesson, {
        position: body.position,
        played: body.played.map(({ from, to }) => [from, to]),
      });
    } else if (lesson.kind === 'text' && body.position === undefined) {
      await arriveAt(scope, lessonRef);
      await markDone(scope, lessonRef);
    } else throw new Problem('wrong-lesson-kind');
    return { ...(await progressAfter(scope, lessonRef)), playedSeconds };
  });

  serve(app, saveLessonNote, async ({ params, body, scope }) => {
    const { lesson } = await requireLesson(scope, params.id, params.lessonId);
    return saveNote(scope, { courseId: params.id, lessonId: lesson.id }, body);
  });

  quizRoutes(app);
  certificateRoutes(app, parts);
}

function quizRoutes(app: FastifyInstance): void {
  serve(app, beginTry, async ({ params, scope }) => {
    const { course, lesson } = await requireLesson(scope, params.id, params.lessonId);
    if (!isQuiz(lesson)) throw new Problem('wrong-lesson-kind');
    return tries.beginTry(scope, { courseId: course.id, lessonId: lesson.id }, course.version, lesson);
  });

  serve(app, answerQuestion, ({ params, body, scope }) =>
    tries.answerQuestion(scope, { tryId: params.id, questionId: params.questionId }, body.options),
  );

  serve(app, handInTry, async ({ params, scope }) => {
    const { lessonRef, ...ended } = await tries.handIn(scope, params.id);
    return { ...ended, progress: await progressAfter(scope, lessonRef) };
  });
}

function certificateRoutes(app: FastifyInstance, { drawings, brand, publicUrl }: Parts): void {
  servePublic(app, readCertificate, async ({ params }) => {
    const found = await findCompletionByNumber(app.database.system, params.number);
    if (!found) throw new Problem('not-found');
    return {
      number: found.number,
      name: found.learner_name,
      course: found.title,
      version: found.version,
      hours: Number(found.hours),
      completedOn: found.completed_on,
    };
  });

  servePrepared(app, readCertificateFile, {
    read: async ({ params, scope }) => {
      const completion = await findCompletion(scope, params.id);
      if (!completion) throw new Problem('not-found');
      return { completion, kept: await findCertificateFile(scope, params.id) };
    },
    prepare: async ({ read: { completion, kept } }) => ({
      completion,
      drawn: kept ? undefined : await drawings.drawPdf(certificateDocument(completion, brand, publicUrl)),
    }),
    finish: async ({ completion, drawn }, { scope }) => {
      if (drawn) await keepCertificateFile(scope, completion.course_id, drawn);
      const bytes = await findCertificateFile(scope, completion.course_id);
      return new FileAnswer({
        type: 'application/pdf',
        name: `certificate-${completion.number}.pdf`,
        bytes: bytes ?? Buffer.alloc(0),
      });
    },
  });
}
