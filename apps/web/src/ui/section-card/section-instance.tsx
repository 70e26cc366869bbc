import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { TrashIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './section-card.module.css';

type Props = {
  name: string;
  /** The only possible instance: the card's title is its name. */
  isOnly: boolean;
  /** Takes the focus when it was just added. */
  wasAdded: RefObject<boolean>;
  onRemove: () => void;
  children: ReactNode;
};

export function SectionInstance({ name, isOnly, wasAdded, onRemove, children }: Props) {
  const nameId = useId();
  const instance = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!wasAdded.current) return;
    wasAdded.current = false;
    instance.current?.focus();
  }, [wasAdded]);

  return (
    <fieldset
      ref={instance}
      tabIndex={-1}
      aria-labelledby={nameId}
      className={`${styles.instance} ${isOnly ? styles.only : ''}`}
    >
      <div className={styles.instanceHeader}>
        <h3 id={nameId} className={isOnly ? 'visually-hidden' : styles.instanceName}>
          {name}
        </h3>
        <IconButton label={`Remove ${name.toLowerCase()}`} onPress={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      <div>{children}</div>
    </fieldset>
  );
}
