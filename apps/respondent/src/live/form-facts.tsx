import { useLanguage } from '../language/language.tsx';
import { calendarDay } from '../language/language-tags.ts';
import { CalendarIcon, PeopleIcon } from '../ui/icons.tsx';
import type { OpenAssessment } from './assessment-calls.ts';

/** The client and the due date, as two more lines of the welcome. */
export function FormFacts({ form }: { form: OpenAssessment }) {
  const { language, words } = useLanguage();
  return (
    <>
      {!form.isAboutReader && (
        <li>
          <PeopleIcon />
          {words.isAbout(form.about)}
        </li>
      )}
      <li>
        <CalendarIcon />
        {words.dueOn(calendarDay(form.dueOn, language))}
      </li>
    </>
  );
}
