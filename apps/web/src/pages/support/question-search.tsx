import { useState } from 'react';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { ChevronDownIcon } from '../../ui/icon/icons.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { findQuestions } from './find-questions.ts';
import styles from './question-search.module.css';
import { type Topic, topicsWhere } from './questions.ts';

export function QuestionSearch() {
  const [search, setSearch] = useState('');
  const found = findQuestions(topicsWhere(useRuntimeConfig()), search);
  const count = found.reduce((sum, topic) => sum + topic.questions.length, 0);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        Questions and answers
      </h2>
      <search className={styles.search}>
        <TextField label="Find an answer" type="search" value={search} onChange={setSearch} />
      </search>
      <p role="status" className={styles.count}>
        {inWords(count, search)}
      </p>
      {count > 0 ? (
        <QuestionList topics={found} />
      ) : (
        <div className={styles.noMatch}>
          <p>Try fewer words, or a different word for the same thing.</p>
          <p>
            You can also call us: <SupportPhones />.
          </p>
        </div>
      )}
    </section>
  );
}

function inWords(count: number, search: string) {
  const answers = count === 1 ? '1 answer' : `${count} answers`;
  if (search.trim() === '') return answers;
  return count === 0 ? `No answer matches “${search.trim()}”` : `${answers} found`;
}

function QuestionList({ topics }: { topics: Topic[] }) {
  return topics.map(({ title, questions }) => (
    <section key={title} className={styles.topic}>
      <h3 className={styles.topicTitle}>{title}</h3>
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
