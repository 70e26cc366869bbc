import { ChevronDownIcon } from '../../ui/icon/icons.tsx';
import styles from './question-list.module.css';
import type { Topic } from './questions.ts';

export function QuestionList({ topics }: { topics: Topic[] }) {
  return topics.map(({ title, questions }) => (
    <section key={title} className={styles.topic}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <details className={styles.details}>
              <summary className={styles.question}>
                {question}
                <span className={styles.chevron}>
                  <ChevronDownIcon />
                </span>
              </summary>
              <div className={styles.answer}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  ));
}
