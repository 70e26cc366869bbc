import {
  readCourseCaptions,
  readCoursePicture,
  readCoursePoster,
  readCourseVideo,
} from '@hub/contract/core/courses/course-files';
import type { FastifyInstance } from 'fastify';
import { serveRanges } from '../../http/serve-ranges.ts';
import { findFileSize, readBytes } from '../library/product-files.ts';

/** Pictures and videos of courses, which the browser loads by itself. */
export function courseFileRoutes(app: FastifyInstance): void {
  const db = app.database.system;
  for (const endpoint of [readCoursePicture, readCourseVideo, readCourseCaptions, readCoursePoster]) {
    serveRanges(app, endpoint, async ({ params: { file } }) => {
      const size = await findFileSize(db, 'course_files', file);
      return size === undefined
        ? undefined
        : { size, read: (range) => readBytes(db, 'course_files', file, range) };
    });
  }
}
