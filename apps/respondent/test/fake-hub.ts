import type { Assessment } from '@hub/contract/core/assessment/assessment';
import type { SavedAnswers } from '../src/live/assessment-calls.ts';
import type { Current, WaitingAnswer } from '../src/live/kept-answers.ts';
import { smallForm } from './small-form.ts';

export const FORM_ID = '6f1f7c0e-5a3b-4b7e-9a55-0d4a3c2b1e00';
const RATER = 'rater.';

type Row = WaitingAnswer & { device: string; revision: number; isStale: boolean };

/** Imitates the hub for the answers of one form: it keeps all of them and knows which are current. */
export function fakeHub(form: Partial<Assessment> = {}) {
  const rows: Row[] = [];
  let state: Assessment['state'] = 'open';
  let language = 'en';

  const revision = () => rows.length;

  function current(): Current {
    const answers: Record<string, WaitingAnswer['value']> = {};
    for (const { item, value, isStale } of rows) if (!isStale) answers[item] = value;
    const given = Object.entries(answers).filter(([, value]) => value !== null && !isEmpty(value));
    const isOfRater = ([item]: [string, unknown]) => item.startsWith(RATER);
    return {
      revision: revision(),
      answers: Object.fromEntries(given.filter((each) => !isOfRater(each))) as Current['answers'],
      rater: Object.fromEntries(
        given.filter(isOfRater).map(([item, value]) => [item.slice(RATER.length), value]),
      ),
    };
  }

  function keep(device: string, answer: WaitingAnswer): boolean {
    const { number, seen, item } = answer;
    if (rows.some((row) => row.device === device && row.number === number)) return false;
    const isOvertaken = rows.some(
      (row) => row.revision > seen && row.device !== device && row.item === item && !row.isStale,
    );
    const isLate = rows.some((row) => row.device === device && row.number > number && row.item === item);
    rows.push({ ...answer, device, revision: rows.length + 1, isStale: isOvertaken || isLate });
    return isOvertaken;
  }

  return {
    rows,
    current,
    saveAnswers(device: string, answers: readonly WaitingAnswer[]): SavedAnswers {
      const seen = Math.max(...answers.map((answer) => answer.seen));
      const isOvertaken = answers.map((answer) => keep(device, answer)).includes(true);
      const hasNews = rows.some((row) => row.revision > seen && row.device !== device && !row.isStale);
      return {
        revision: revision(),
        saved: answers.map(({ number }) => number),
        current: isOvertaken || hasNews ? (current() as SavedAnswers['current']) : null,
      };
    },
    speak: (chosen: string) => {
      language = chosen;
    },
    end: (ended: Assessment['state']) => {
      state = ended;
    },
    state: () => state,
    read(): Assessment {
      const around = {
        formId: FORM_ID,
        organizationName: 'Fernhill School District',
        practitionerName: 'Dana Reyes',
        about: 'Mia R.',
        isAboutReader: false,
        dueOn: '2026-12-04',
        isHandedOver: false,
        emergency: { number: '911', texts: {} },
        others: [],
        ...form,
        language,
      };
      const content = { role: 'parent', content: smallForm, current: current(), hasBegun: rows.length > 0 };
      return (state === 'open' ? { ...around, ...content, state } : { ...around, state }) as Assessment;
    },
  };
}

const isEmpty = (value: WaitingAnswer['value']) =>
  value === null || (typeof value === 'object' && value.length === 0) || value === '';
