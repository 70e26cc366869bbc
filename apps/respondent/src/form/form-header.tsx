import type { FormContent } from '@hub/contract/core/forms/form-content';
import { useLanguage } from '../language/language.tsx';
import { languageName } from '../language/language-tags.ts';
import { GlobeIcon } from '../ui/icons.tsx';
import { DisplaySettings } from './display-settings.tsx';
import styles from './form-header.module.css';
import type { Layout } from './place.ts';

export type Progress = { words: string; done: number; total: number };

type Props = {
  content: FormContent;
  onLanguageChange: (language: string) => void;
  layout: Layout;
  onLayoutChange: (layout: Layout) => void;
  /** None before the first and after the last question. */
  progress: Progress | undefined;
};

/** The name of the form, how far one is, and how it is shown. */
export function FormHeader({ content, onLanguageChange, layout, onLayoutChange, progress }: Props) {
  const { language, words, inLanguage } = useLanguage();
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <p className={styles.name}>{inLanguage(content.name)}</p>
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
      <p role="status" className={styles.progress}>
        {progress?.words}
      </p>
      {progress && (
        <progress aria-hidden="true" className={styles.bar} value={progress.done} max={progress.total} />
      )}
    </header>
  );
}
