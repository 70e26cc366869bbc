import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nameKey } from '../../../db/name-key.ts';
import type { Fault } from '../../library/import/catalogue-refused.ts';
import { lessonsOf } from '../course-content.ts';
import type { ReadCourse } from './read-courses.ts';

/** Writes the missing versions within the caller's transaction, and returns how many. */
export async function importCourses(db: Db, courses: readonly ReadCourse[]): Promise<number> {
  let created = 0;
  for (const course of courses) {
    const { id } = await writeCourse(db, course);
    const { version } = course.entry;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('course_versions')
      .values({ course_id: id, version, content: JSON.stringify(course.content), content_hash: course.hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) continue;
    await db
      .insertInto('course_solutions')
      .values({ course_id: id, version, solutions: JSON.stringify(course.solutions) })
      .execute();
    await writeFiles(db, course);
    created += 1;
  }
  return created;
}

async function writeFiles(db: Db, { files }: ReadCourse) {
  for (const file of files.values()) {
    await db
      .insertInto('course_files')
      .values(file)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Lists show the newest version, even if another one was imported last. */
async function writeCourse(db: Db, { entry, content }: ReadCourse): Promise<{ id: string }> {
  const product = entry.product
    ? await db
        .selectFrom('products')
        .select(['id', 'name', 'acronym'])
        .where('sku', '=', entry.product)
        .executeTakeFirstOrThrow()
    : undefined;
  const lessons = lessonsOf(content);
  const searched = [entry.title, entry.summary, product?.name ?? '', product?.acronym ?? ''];
  const values = {
    version: entry.version,
    title: entry.title,
    title_key: nameKey(entry.title),
    search_key: nameKey(searched.join(' ')),
    summary: entry.summary,
    level: entry.level,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    hours: entry.hours,
    product_id: product?.id ?? null,
    authors: JSON.stringify(entry.authors),
    language: entry.language,
    lesson_ids: lessons.map(({ id }) => id),
    published: entry.published,
    imported_at: new Date(),
  };
  await db
    .insertInto('courses')
    .values({ code: entry.code, ...values })
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet(values)
        .where(sql<boolean>`string_to_array(courses.version, '.')::numeric[]
          <= string_to_array(excluded.version, '.')::numeric[]`),
    )
    .execute();
  return db.selectFrom('courses').select('id').where('code', '=', entry.code).executeTakeFirstOrThrow();
}

/** A published version never changes, and the product that a course teaches must exist. */
export async function findCourseFaults(
  db: Db,
  courses: readonly ReadCourse[],
  /** The skus of the products imported with them. */
  skus: readonly string[],
): Promise<Fault[]> {
  const versions = await db
    .selectFrom('course_versions')
    .innerJoin('courses', 'courses.id', 'course_id')
    .select(['courses.code', 'course_versions.version', 'content_hash'])
    .where(sql<boolean>`courses.code = any(${courses.map(({ entry }) => entry.code)}::text[])`)
    .execute();
  const products = await db.selectFrom('products').select('sku').execute();
  const hashes = new Map(
    versions.map(({ code, version, content_hash }) => [`${code} ${version}`, content_hash]),
  );
  const known = new Set([...skus, ...products.map(({ sku }) => sku)]);
  return courses.flatMap(({ entry: { code, version, product }, hash, faultAt }) => {
    const published = hashes.get(`${code} ${version}`);
    const changed = `${code} ${version} is published with other content: what you changed needs a new version`;
    return [
      ...(published === undefined || published === hash ? [] : [faultAt(['version'], changed)]),
      ...(product === undefined || known.has(product)
        ? []
        : [faultAt(['product'], `there is no product ${product}`)]),
    ];
  });
}
