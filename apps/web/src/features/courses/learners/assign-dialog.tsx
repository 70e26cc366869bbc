import { listMembers } from '@hub/contract/auth/management/members';
import type { Learner } from '@hub/contract/core/courses/course-assignments';
import { displayDate } from '@hub/contract/dates/date-display';
import { parseDate } from '@hub/contract/fields/calendar-date';
import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useEndpointQuery } from '../../../lib/api/use-endpoint.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateInput } from '../../../ui/date-input/date-input.tsx';
import { Dialog, DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useAssignCourse, useCourseChoices } from '../course-queries.ts';
import styles from './learners.module.css';

const MAX_PEOPLE = 100;

type Errors = { course?: string; people?: string; dueOn?: string };

type Props = {
  /** The initial values of the form. */
  chosen: Partial<Learner>;
  onGone: () => void;
};

/** Assigns a course to people of the organization, with a due date. */
export function AssignDialog({ chosen, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const [courseId, setCourseId] = useState(chosen.courseId ?? '');
  const [people, setPeople] = useState<string[]>(chosen.accountId ? [chosen.accountId] : []);
  const [dueOn, setDueOn] = useState(chosen.dueOn ? displayDate(chosen.dueOn) : '');
  const [errors, setErrors] = useState<Errors>({});
  const courses = useCourseChoices();
  const members = useEndpointQuery(
    listMembers,
    { query: { status: 'Active', pageSize: MAX_PEOPLE } },
    { select: ({ items }) => items },
  );
  const assign = useAssignCourse();

  function submit() {
    const day = parseDate(dueOn);
    const found: Errors = {
      ...(!courseId && { course: 'Choose a course' }),
      ...(people.length === 0 && { people: 'Choose at least one person' }),
      ...(!day && { dueOn: dueOn ? 'Invalid date format' : 'This field is required' }),
      ...(day && day < browserDay() && { dueOn: 'Choose a day that has not passed' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || !day) return;
    assign.mutate(
      { courseId, accountIds: people, dueOn: day },
      {
        onSuccess: ({ assigned, completedBefore }) => {
          showToast({ message: assignedInWords(assigned.length, completedBefore.length), tone: 'success' });
          setVisible(false);
        },
      },
    );
  }

  return (
    <Dialog
      visible={visible}
      title="Assign a course"
      persist
      locked={assign.isPending}
      onVisibleChange={setVisible}
      onGone={onGone}
      footer={
        <>
          <Button variant="secondary" disabled={assign.isPending} onPress={() => setVisible(false)}>
            Cancel
          </Button>
          <Button busy={assign.isPending} onPress={submit}>
            Assign
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>Each of them gets an email now, and again when the day comes near.</p>
        <Select
          label="Course"
          required
          options={courses.map(({ id, title }) => ({ value: id, label: title }))}
          value={courseId}
          onChange={setCourseId}
          error={errors.course}
        />
        <MultiSelect
          label="People"
          required
          options={(members.data ?? []).map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${lastName}, ${firstName}`,
          }))}
          value={people}
          onChange={setPeople}
          error={members.error ? 'The people could not be loaded' : errors.people}
        />
        <DateInput
          label="Due"
          required
          value={dueOn}
          onChange={setDueOn}
          min={displayDate(browserDay())}
          error={errors.dueOn}
        />
        {assign.error && <DialogFailure title="Nobody was asked">{reasonOf(assign.error)}</DialogFailure>}
      </div>
    </Dialog>
  );
}

function assignedInWords(assigned: number, completed: number): string {
  const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
  if (assigned === 0) return `${people(completed)} had completed it already`;
  return completed === 0
    ? `Assigned to ${people(assigned)}`
    : `Assigned to ${people(assigned)}; ${people(completed)} had completed it already`;
}
