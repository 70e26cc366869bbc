import {
  assignCourse,
  listLearners,
  withdrawAssignment,
} from '@hub/contract/core/courses/course-assignments';
import type { FastifyInstance } from 'fastify';
import { findPage } from '../../db/find-page.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { serve, serveAccount } from '../../http/serve.ts';
import type { SendMail } from '../../mail/outbox.ts';
import * as assignments from './assignments.ts';
import { type LearnerRow, learnerList, presentLearner } from './learner-list.ts';

type Parts = { sendMail: SendMail; publicUrl: URL };

/** The manager's calls about the courses of the organization's members. */
export function assignmentRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, listLearners, async ({ query: { page, pageSize, ...query }, scope }) => {
    const found = await findPage<LearnerRow>(scope.db, learnerList(scope, query), { page, pageSize });
    return pageAnswer(found, { page, pageSize }, presentLearner(organizationDay(scope.timeZone)));
  });

  serveAccount(app, assignCourse, ({ params, body, caller, commit }) =>
    commit((db) => assignments.assignCourse({ ...caller, db }, { courseId: params.id, ...body }, parts)),
  );

  serve(app, withdrawAssignment, async ({ params, scope }) => {
    await assignments.withdrawAssignment(scope, params.id, params.accountId);
    return undefined;
  });
}
