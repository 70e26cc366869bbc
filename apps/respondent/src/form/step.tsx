import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import styles from './form.module.css';

type Props = {
  ref?: Ref<HTMLFormElement>;
  /** Going on would leave the question unanswered. */
  isSkip: boolean;
  onBack: () => void;
  onNext: () => void;
  children: ReactNode;
};

/** Questions with Back and Next. Enter goes on. */
export function Step({ ref, isSkip, onBack, onNext, children }: Props) {
  const { words } = useLanguage();
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => goOn(event, onNext)}
      onKeyDown={submitFromTitle}
      className={styles.step}
    >
      {children}
      <div className={styles.buttons}>
        <Button onClick={onBack}>{words.back}</Button>
        <Button type="submit" variant={isSkip ? 'secondary' : 'primary'}>
          {isSkip ? words.skip : words.next}
        </Button>
      </div>
    </form>
  );
}

/** A wrong number shows its error instead. */
function goOn(event: FormEvent<HTMLFormElement>, onNext: () => void) {
  event.preventDefault();
  const form = event.currentTarget;
  if (form.checkValidity()) onNext();
  else form.querySelector<HTMLElement>('input:invalid')?.focus();
}

/** The title gets the focus when a question is new. */
function submitFromTitle(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLHeadingElement)) return;
  // Otherwise the next field, which gets the focus now, would receive the same key.
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
