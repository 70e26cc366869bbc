import type { CourseLevel } from '@hub/contract/core/courses/course';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted } from '../../db/tables.ts';
import type { CourseContent, Solutions } from './course-content.ts';
import type { AskedQuestion } from './present-quiz.ts';
import type { Stretch } from './stretches.ts';

/** The driver returns a decimal number as text. */
type Decimal = ColumnType<string, number | undefined, number>;
type Json<T> = ColumnType<T, string, string>;
type Author = { name: string; credentials: string };
type OfLearner = { organization_id: string; account_id: string; course_id: string };

declare module '../../db/tables.ts' {
  interface Tables {
    course_files: { name: string; bytes: Buffer };
    courses: {
      id: Generated<string>;
      code: string;
      version: string;
      title: string;
      title_key: string;
      search_key: string;
      summary: string;
      level: CourseLevel;
      minutes: number;
      hours: Decimal;
      product_id: string | null;
      authors: Json<Author[]>;
      language: string;
      lesson_ids: string[];
      published: boolean;
      imported_at: Defaulted<Date>;
    };
    course_versions: {
      course_id: string;
      version: string;
      content: Json<CourseContent>;
      content_hash: string;
      imported_at: Defaulted<Date>;
    };
    course_solutions: { course_id: string; version: string; solutions: Json<Solutions> };
    course_progress: OfLearner & {
      begun_at: Defaulted<Date>;
      last_lesson_id: string;
      last_at: Defaulted<Date>;
    };
    lesson_progress: OfLearner & {
      lesson_id: string;
      done_at: Defaulted<Date | null>;
      position: Decimal;
      played: ColumnType<Stretch[], string | undefined, string>;
      saved_at: Defaulted<Date>;
    };
    lesson_notes: OfLearner & {
      lesson_id: string;
      text: string;
      version: Defaulted<number>;
      changed_at: Defaulted<Date>;
    };
    quiz_tries: OfLearner & {
      id: Generated<string>;
      version: string;
      lesson_id: string;
      asked: Json<AskedQuestion[]>;
      begun_at: Defaulted<Date>;
      handed_in_at: Defaulted<Date | null>;
      right_answers: Defaulted<number | null>;
      passed: Defaulted<boolean | null>;
    };
    quiz_answers: {
      organization_id: string;
      try_id: string;
      question_id: string;
      options: string[];
      answered_at: Defaulted<Date>;
    };
    course_completions: OfLearner & {
      version: string;
      number: string;
      learner_name: string;
      title: string;
      hours: Decimal;
      authors: Json<Author[]>;
      completed_at: Defaulted<Date>;
      completed_on: string;
    };
    certificate_files: OfLearner & { bytes: Buffer; created_at: Defaulted<Date> };
    course_assignments: OfLearner & {
      due_on: string;
      assigned_by: string;
      assigned_at: Defaulted<Date>;
    };
    course_reminders: OfLearner & {
      due_on: string;
      kind: 'before' | 'day';
      written_at: Defaulted<Date>;
    };
  }
}
