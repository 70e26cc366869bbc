import { useState } from 'react';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { findQuestions } from './find-questions.ts';
import { QuestionList } from './question-list.tsx';
import styles from './question-search.module.css';
import { topicsWhere } from './questions.ts';

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
