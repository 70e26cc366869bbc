import { CODE_LENGTH, groupCode, readCode } from '@hub/contract/core/assessment/form-code';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import formStyles from '../form/form.module.css';
import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { openByCode, Refused, TooOften } from './assessment-calls.ts';
import styles from './live.module.css';

/** Where a respondent types the code that they were given. */
export function CodePage() {
  const { words } = useLanguage();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [inputId, helpId, problemId] = [useId(), useId(), useId()];
  useEffect(() => {
    document.title = words.enterCode;
  }, [words]);

  const tell = (text: string) => {
    setProblem(text);
    setIsBusy(false);
    input.current?.focus();
  };
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < CODE_LENGTH) return tell(words.codeLength);
    setIsBusy(true);
    setProblem('');
    try {
      const { formId } = await openByCode(code);
      // Replaces the history entry, so that Back does not lead to a used code.
      window.location.replace(`/assessment/${formId}`);
    } catch (error) {
      if (error instanceof Refused) tell(words.codeRefused);
      else tell(error instanceof TooOften ? words.codeTooOften : words.didNotWork);
    }
  };
  return (
    <main className={formStyles.main}>
      <form noValidate onSubmit={open} className={styles.code}>
        <h1 className={formStyles.title}>
          <label htmlFor={inputId}>{words.enterCode}</label>
        </h1>
        <p id={helpId}>{words.codeHelp}</p>
        <input
          ref={input}
          id={inputId}
          dir="ltr"
          // biome-ignore lint/a11y/noAutofocus: this field is all that the page is for
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={problem ? `${helpId} ${problemId}` : helpId}
          aria-invalid={problem !== ''}
          value={groupCode(code)}
          onChange={({ target }) => {
            setCode(readCode(target.value).slice(0, CODE_LENGTH));
            setProblem('');
          }}
          className={`${formStyles.input} ${styles.codeInput}`}
        />
        <p id={problemId} role="alert" className={formStyles.error}>
          {problem}
        </p>
        <div className={formStyles.buttons}>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {words.openForm}
          </Button>
        </div>
      </form>
    </main>
  );
}
