import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.tsx';
import { languageName } from '../language/language-tags.ts';
import type { Words } from '../language/words.ts';
import { GlobeIcon } from '../ui/icons.tsx';
import { DisplaySettings } from './display-settings.tsx';
import styles from './form-header.module.css';
import type { Layout } from './place.ts';
import type { Progress } from './progress.ts';

type Props = {
  content: FormContent;
  sender: ReactNode;
  saveState: ReactNode;
  /** False on screens that have the name as their title. */
  showsName: boolean;
  onLanguageChange: (language: string) => void;
  layout: Layout;
  onLayoutChange: (layout: Layout) => void;
  /** Undefined before the first item and after the last. */
  progress: Progress | undefined;
};

/** The name of the form, the progress and the display settings. */
export function FormHeader(props: Props) {
  const { content, sender, saveState, showsName, onLanguageChange, layout, onLayoutChange, progress } = props;
  const { language, words, inLanguage } = useLanguage();
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        {sender ?? <p className={styles.name}>{showsName && inLanguage(content.name)}</p>}
        <div className={styles.tools}>
          {content.languages.length > 1 && (
            <label className={styles.language}>
              <GlobeIcon />
              <span className="visually-hidden">{words.language}</span>
              <select value={language} onChange={({ target }) => onLanguageChange(target.value)}>
                {content.languages.map((tag) => (
                  <option key={tag} value={tag} lang={tag}>
                    {languageName(tag)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <DisplaySettings layout={layout} onLayoutChange={onLayoutChange} />
        </div>
      </div>
      {sender && showsName && <p className={styles.name}>{inLanguage(content.name)}</p>}
      <div className={styles.line}>
        <p role="status" className={styles.progress}>
          {progress && progressInWords(progress, words)}
        </p>
        {saveState}
      </div>
      {progress && (
        <progress aria-hidden="true" className={styles.bar} value={progress.done} max={progress.total} />
      )}
    </header>
  );
}

function progressInWords({ questions, total }: Progress, { questionOf, questionsOf }: Words): string {
  if (!questions) return '';
  const { from, to } = questions;
  return from === to ? questionOf(from, total) : questionsOf(from, to, total);
}
