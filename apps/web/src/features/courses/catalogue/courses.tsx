import { courseLevels, courseStates } from '@hub/contract/core/courses/course';
import { useId, useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { noMatch, TableMessage } from '../../../ui/data-table/table-message.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useCourses, useOwnCourses, useProductChoices } from '../course-queries.ts';
import { levelLabels, stateLabels } from '../course-words.ts';
import { CourseCard } from './course-card.tsx';
import { levelFilter, stateFilter, useCourseList } from './course-list.ts';
import styles from './courses.module.css';

const LABEL = 'Courses';
const COURSES_ON_A_PAGE = 20;
const EXPECTED = 4;
const ALL = { value: '', label: 'All' };

/** ProLearn: the started courses, the assigned courses, and then all courses. */
export function Courses() {
  const [clearings, setClearings] = useState(0);
  const list = useCourseList();
  const courses = useCourses(list);

  function clearFilters() {
    list.clearFilters();
    setClearings(clearings + 1);
  }

  return (
    <div className={styles.page}>
      <PageHeader
        title="ProLearn"
        description="Learn an instrument in pieces of five minutes, on any device."
      />
      <OwnCourses />
      <h2 className={styles.heading}>All courses</h2>
      {courses.content.status !== 'empty' && (
        <CourseFilters key={clearings} list={list} onClear={clearFilters} />
      )}
      <Cards courses={courses} onClearFilters={clearFilters} onFirstPage={() => list.goToPage(1)} />
      <Pager
        label={LABEL}
        page={list.page}
        pageSize={courses.pageSize ?? COURSES_ON_A_PAGE}
        totalItems={courses.totalItems}
        onPage={list.goToPage}
      />
    </div>
  );
}

function OwnCourses() {
  const own = useOwnCourses();
  if (!own.data) {
    return own.errorUpdateCount > 0 ? (
      <LoadFailure query={own}>Your courses could not be loaded</LoadFailure>
    ) : null;
  }
  const begun = own.data.filter(({ state }) => state === 'in-progress');
  const asked = own.data.filter(({ state, assigned }) => assigned && state === 'not-begun');
  return (
    <>
      <CourseSection title="Continue" courses={begun} opens="lesson" />
      <CourseSection title="Assigned to you" courses={asked} />
    </>
  );
}

type SectionProps = {
  title: string;
  courses: NonNullable<ReturnType<typeof useOwnCourses>['data']>;
  opens?: 'page' | 'lesson';
};

function CourseSection({ title, courses, opens = 'page' }: SectionProps) {
  const titleId = useId();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      <ul aria-labelledby={titleId} className={styles.cards}>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} opens={opens} />
        ))}
      </ul>
    </section>
  );
}

type FilterProps = { list: ReturnType<typeof useCourseList>; onClear: () => void };

function CourseFilters({ list, onClear }: FilterProps) {
  const { Search, Level, ProductId, State } = list.filters;
  const products = useProductChoices();
  return (
    <FilterBar label={LABEL} count={list.filterCount} onClear={onClear}>
      <SearchFilter label="Search" value={Search} onChange={(next) => list.searchFor({ Search: next })} />
      <FilterChoice
        label="Level"
        options={[ALL, ...courseLevels.map((value) => ({ value, label: levelLabels[value] }))]}
        value={Level ?? ''}
        onChange={(next) => list.filterBy({ Level: levelFilter.parse(next) })}
      />
      <FilterChoice
        label="Product"
        options={[ALL, ...products.map(({ id, name }) => ({ value: id, label: name }))]}
        value={ProductId}
        onChange={(next) => list.filterBy({ ProductId: next })}
      />
      <FilterChoice
        label="Progress"
        options={[ALL, ...courseStates.map((value) => ({ value, label: stateLabels[value] }))]}
        value={State ?? ''}
        onChange={(next) => list.filterBy({ State: stateFilter.parse(next) })}
      />
    </FilterBar>
  );
}

type CardsProps = {
  courses: ReturnType<typeof useCourses>;
  onClearFilters: () => void;
  onFirstPage: () => void;
};

function Cards({ courses: { content }, ...actions }: CardsProps) {
  const isLoading = content.status === 'loading' || (content.status === 'rows' && content.outdated);
  return (
    <div tabIndex={-1} className={styles.list}>
      <p role="status" className="visually-hidden">
        {isLoading ? `Loading ${LABEL}…` : content.status === 'no-match' ? noMatch(LABEL) : ''}
      </p>
      {content.status === 'loading' && <SkeletonCards />}
      {content.status === 'rows' && (
        <ul aria-label={LABEL} data-outdated={content.outdated || undefined} className={styles.cards}>
          {content.rows.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ul>
      )}
      {content.status !== 'loading' && content.status !== 'rows' && (
        <TableMessage
          label={LABEL}
          content={content}
          empty={
            <EmptyState
              message="There are no courses yet"
              hint="Courses appear here as soon as the publisher has put some in."
            />
          }
          {...actions}
        />
      )}
    </div>
  );
}

const SkeletonCards = () => (
  <div aria-hidden="true" className={styles.cards}>
    {Array.from({ length: EXPECTED }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
      <div key={index} className={styles.card}>
        <Skeleton variant="body" width="medium" />
        <Skeleton variant="small" width="narrow" />
        <Skeleton variant="small" width="wide" />
      </div>
    ))}
  </div>
);
