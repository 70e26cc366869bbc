import type { LessonOf } from '@hub/contract/core/courses/lesson';
import type { Question, QuizResult, QuizTry } from '@hub/contract/core/courses/quiz';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox/checkbox-group.tsx';
import { CheckIcon, CloseIcon } from '../../../ui/icon/icons.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { useAnswer, useBeginTry, useHandIn } from '../course-queries.ts';
import styles from './lesson.module.css';

type QuizLessonOf = LessonOf<'quiz'> | LessonOf<'test'>;
type Props = { courseId: string; lesson: QuizLessonOf };
type Ended = { result: QuizResult; questions: Question[] };

/** A quiz or the final test: the last result, an open try with its questions, and the new result. */
export function QuizLesson({ courseId, lesson }: Props) {
  const params = { id: courseId, lessonId: lesson.id };
  const begin = useBeginTry(params);
  const [open, setOpen] = useState<QuizTry | null>(lesson.open);
  const [ended, setEnded] = useState<Ended>();

  function beginAnew() {
    begin.mutate(undefined, {
      onSuccess: (begun) => {
        setEnded(undefined);
        setOpen(begun);
      },
    });
  }

  if (open) {
    return (
      <Try
        key={open.id}
        courseId={courseId}
        lesson={lesson}
        open={open}
        onEnded={(next) => {
          setOpen(null);
          setEnded(next);
        }}
      />
    );
  }
  const result = ended?.result ?? lesson.last;
  return (
    <div className={styles.quiz}>
      {result ? (
        <Result result={result} passMark={lesson.passMark} isFresh={ended !== undefined} />
      ) : (
        <p>
          {lesson.questions} questions. You pass with {lesson.passMark}%, and can try as often as you like.
          {lesson.kind === 'quiz'
            ? ' After each answer you learn what is right.'
            : ' You learn what was right once you hand it in.'}
        </p>
      )}
      {begin.error && <AlertBanner tone="alert">{reasonOf(begin.error)}</AlertBanner>}
      <div>
        <Button variant={result?.passed ? 'secondary' : 'primary'} busy={begin.isPending} onPress={beginAnew}>
          {result ? 'Try again' : 'Begin'}
        </Button>
      </div>
      {ended?.questions.map((question) => (
        <AskedQuestion key={question.id} question={question} />
      ))}
    </div>
  );
}

type ResultProps = { result: QuizResult; passMark: number; isFresh: boolean };

function Result({ result: { right, questions, passed }, passMark, isFresh }: ResultProps) {
  const box = useRef<HTMLDivElement>(null);
  // A screen reader continues with the new result.
  useEffect(() => {
    if (isFresh) box.current?.focus();
  }, [isFresh]);
  return (
    <div ref={box} tabIndex={-1}>
      <AlertBanner tone={passed ? 'success' : 'priority'} title={passed ? 'Passed' : 'Not passed yet'}>
        {right} of {questions} right; {passMark}% are needed.
        {!passed && ' Look at what was not right, and try again: the questions come in another order.'}
      </AlertBanner>
    </div>
  );
}

type TryProps = Props & { open: QuizTry; onEnded: (ended: Ended) => void };

function Try({ courseId, lesson, open, onEnded }: TryProps) {
  const [questions, setQuestions] = useState(open.questions);
  const [sending, setSending] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<ReadonlyMap<string, Error>>(new Map());
  const answer = useAnswer(open.id);
  const handIn = useHandIn({ id: courseId, lessonId: lesson.id });
  const answered = questions.filter(({ chosen }) => chosen !== null).length;
  const error = [...failed.values()].at(-1) ?? handIn.error;

  /** The next question may be answered before this answer is saved. */
  async function send(questionId: string, options: string[]) {
    setSending((former) => [...former, questionId]);
    const failure = await answer.mutateAsync({ questionId, options }).then(
      (next) => {
        setQuestions((former) => former.map((question) => (question.id === next.id ? next : question)));
      },
      (reason: Error) => reason,
    );
    setFailed((former) => {
      const others = [...former].filter(([id]) => id !== questionId);
      return new Map(failure ? [...others, [questionId, failure]] : others);
    });
    setSending((former) => former.filter((id) => id !== questionId));
  }

  return (
    <div className={styles.quiz}>
      <ProgressBar
        label="Answered"
        value={answered}
        max={questions.length}
        valueText={`${answered} of ${questions.length}`}
      />
      {questions.map((question) => (
        <AskedQuestion
          key={question.id}
          question={question}
          busy={sending.includes(question.id)}
          onAnswer={(options) => void send(question.id, options)}
        />
      ))}
      {error && (
        <AlertBanner tone="alert" title="Not saved">
          {reasonOf(error)}
        </AlertBanner>
      )}
      <div className={styles.handIn}>
        <Button
          disabled={answered < questions.length}
          busy={handIn.isPending}
          onPress={() => handIn.mutate(open.id, { onSuccess: onEnded })}
        >
          Hand in
        </Button>
        {answered < questions.length && <span className={styles.hint}>Answer every question first.</span>}
      </div>
    </div>
  );
}

type AskedProps = {
  question: Question;
  busy?: boolean;
  /** Undefined once the answer is final. */
  onAnswer?: (options: string[]) => void;
};

/** A question with its options, and the right answers if they are shown. */
function AskedQuestion({ question, busy = false, onAnswer }: AskedProps) {
  const [chosen, setChosen] = useState<string[]>(question.chosen ?? []);
  const { feedback } = question;
  if (feedback) return <Answered question={question} />;
  const options = question.options.map(({ id, text }) => ({ value: id, label: text }));
  const isNew = chosen.toSorted().join() !== (question.chosen ?? []).toSorted().join();
  return (
    <div className={styles.question}>
      {question.kind === 'single' ? (
        <RadioGroup
          label={question.text}
          options={options}
          value={chosen[0] ?? null}
          onChange={(next) => setChosen([next])}
        />
      ) : (
        <CheckboxGroup
          label={question.text}
          help="Choose all that are right."
          options={options}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <div className={styles.handIn}>
        <Button
          variant="secondary"
          disabled={chosen.length === 0 || !isNew}
          busy={busy}
          onPress={() => onAnswer?.(chosen)}
        >
          Answer
        </Button>
        {question.chosen && !isNew && <span className={styles.hint}>Saved</span>}
      </div>
    </div>
  );
}

function Answered({ question: { text, options, chosen, feedback } }: { question: Question }) {
  return (
    <div className={styles.question}>
      <p className={styles.asked}>{text}</p>
      <p role="status" className={styles.verdict} data-right={feedback?.isRight || undefined}>
        {feedback?.isRight ? <CheckIcon /> : <CloseIcon />}
        {feedback?.isRight ? 'Right' : 'Not right'}
      </p>
      <ul className={styles.options}>
        {options.map(({ id, text: option }) => {
          const optionFeedback = feedback?.options.find((one) => one.id === id);
          const isChosen = chosen?.includes(id) ?? false;
          return (
            <li key={id} data-right={optionFeedback?.isRight || undefined} className={styles.option}>
              <span className={styles.optionWords}>
                {option}
                <span className={styles.hint}>
                  {[optionFeedback?.isRight ? 'Right' : 'Not right', isChosen && 'your answer']
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              {(isChosen || optionFeedback?.isRight) && (
                <span className={styles.feedback}>{optionFeedback?.feedback}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
