import { courseStates } from '@hub/contract/core/courses/course';
import type { Learner } from '@hub/contract/core/courses/course-assignments';
import { displayDate } from '@hub/contract/dates/date-display';
import { type ComponentProps, useState } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { showOutcome } from '../../../lib/api/show-outcome.ts';
import { browserDayOf } from '../../../lib/browser-day.ts';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import { oneOf, text } from '../../../lib/url-state/parameter.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { CloseIcon, CoursesIcon, EditIcon, PlusIcon } from '../../../ui/icon/icons.tsx';
import { MenuItem } from '../../../ui/menu/menu.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { useCourseChoices, useLearners, useWithdrawAssignment } from '../course-queries.ts';
import { lessonsInWords, stateLabels } from '../course-words.ts';
import styles from './learners.module.css';

const AssignDialog = dialogOnDemand(
  'Assign a course',
  async () => (await import('./assign-dialog.tsx')).AssignDialog,
);

const LABEL = 'Learners';
const ALL = { value: '', label: 'All' };
const stateFilter = oneOf(courseStates);
const filters = { name: text, courseId: text, state: stateFilter };

const description = {
  spelling: 'page',
  filters,
  sortKeys: ['name'],
  sort: { by: 'name', order: 'asc' },
} as const satisfies ListDescription<typeof filters, 'name'>;

const NOTHING = '—';
const day = (instant: string | null) => (instant ? displayDate(browserDayOf(instant)) : NOTHING);

const tones = { 'not-begun': 'neutral', 'in-progress': 'priority', completed: 'success' } as const;

const columns: readonly [Column<Learner, never>, ...Column<Learner, never>[]] = [
  { title: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  { title: 'Course', cell: ({ course }) => course },
  { title: 'Progress', cell: ({ state }) => <Badge tone={tones[state]}>{stateLabels[state]}</Badge> },
  { title: 'Lessons', cell: (learner) => lessonsInWords(learner) },
  {
    title: 'Due',
    cell: ({ dueOn, isOverdue }) =>
      dueOn ? (
        isOverdue ? (
          <Badge tone="alert">{displayDate(dueOn)}, overdue</Badge>
        ) : (
          displayDate(dueOn)
        )
      ) : (
        NOTHING
      ),
  },
  { title: 'Completed', narrow: true, cell: ({ completedAt }) => day(completedAt) },
];

/** Who in the organization has started, completed or been assigned which course. */
export function LearnerPanel() {
  const list = useListState(description);
  const { page, pageSize, ...query } = list.query;
  const { sortBy: _, order: __, ...asked } = query as typeof query & { sortBy?: unknown; order?: unknown };
  const learners = useLearners({ query: { page, pageSize, ...asked }, filterCount: list.filterCount });
  const withdraw = useWithdrawAssignment();
  const [assigning, setAssigning] = useState<Partial<Learner>>();
  const assign = () => setAssigning({});

  const row: ComponentProps<typeof DataTable<Learner, never>>['row'] = {
    id: ({ accountId, courseId }) => `${accountId} ${courseId}`,
    name: ({ name, course }) => `${name}, ${course}`,
    menu: (learner) => (
      <>
        <MenuItem icon={<CoursesIcon />} href={generatePath(paths.course, { courseId: learner.courseId })}>
          Open the course
        </MenuItem>
        {learner.state !== 'completed' && (
          <MenuItem icon={<EditIcon />} onAction={() => setAssigning(learner)}>
            {learner.assigned ? 'Change the due day' : 'Assign'}
          </MenuItem>
        )}
        {learner.state !== 'completed' && learner.assigned && (
          <MenuItem
            icon={<CloseIcon />}
            onAction={() =>
              void showOutcome(withdraw.mutateAsync({ id: learner.courseId, accountId: learner.accountId }), {
                done: 'No longer assigned',
                failed: 'The assignment could not be withdrawn.',
              })
            }
          >
            Withdraw the assignment
          </MenuItem>
        )}
      </>
    ),
  };
  return (
    <div className={styles.panel}>
      <div className={styles.action}>
        <Button onPress={assign}>
          <PlusIcon />
          Assign a course
        </Button>
      </div>
      <LearnerFilters list={list} />
      <DataTable
        label={LABEL}
        columns={columns}
        content={learners.content}
        row={row}
        empty={
          <EmptyState
            message="Nobody has begun a course yet"
            hint="Ask your people to take one: they get an email, and you see here how far they are."
            action={<Button onPress={assign}>Assign a course</Button>}
          />
        }
        onClearFilters={list.clearFilters}
        onFirstPage={() => list.goToPage(1)}
        expectedRows={list.pageSize}
      />
      <Pager
        label={LABEL}
        page={list.page}
        pageSize={list.pageSize}
        totalItems={learners.totalItems}
        onPage={list.goToPage}
        onPageSize={list.showRows}
      />
      {assigning && <AssignDialog chosen={assigning} onGone={() => setAssigning(undefined)} />}
    </div>
  );
}

function LearnerFilters({ list }: { list: ReturnType<typeof useListState<typeof filters, 'name', 'page'>> }) {
  const { name, courseId, state } = list.filters;
  const courses = useCourseChoices();
  return (
    <FilterBar label={LABEL} count={list.filterCount} onClear={list.clearFilters}>
      <SearchFilter label="Name" value={name} onChange={(next) => list.searchFor({ name: next })} />
      <FilterChoice
        label="Course"
        options={[ALL, ...courses.map(({ id, title }) => ({ value: id, label: title }))]}
        value={courseId}
        onChange={(next) => list.filterBy({ courseId: next })}
      />
      <FilterChoice
        label="Progress"
        options={[ALL, ...courseStates.map((value) => ({ value, label: stateLabels[value] }))]}
        value={state ?? ''}
        onChange={(next) => list.filterBy({ state: stateFilter.parse(next) })}
      />
    </FilterBar>
  );
}
