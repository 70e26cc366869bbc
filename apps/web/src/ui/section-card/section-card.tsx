import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { PlusIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './section-card.module.css';
import { SectionInstance } from './section-instance.tsx';

type Props<Instance extends { id: string }> = {
  title: string;
  icon: ReactNode;
  /** The open instances, in order. */
  instances: readonly Instance[];
  max: number;
  onAdd: () => void;
  onRemove: (id: string) => void;
  /** Whether removing it loses something, and asks first. */
  isFilled?: (id: string) => boolean;
  /** The content of one instance. */
  children: (instance: Instance, index: number) => ReactNode;
};

/** An optional part of a form: its plus adds an instance, up to a maximum. */
export function SectionCard<Instance extends { id: string }>(props: Props<Instance>) {
  const { title, icon, instances, max, onAdd, onRemove, isFilled, children } = props;
  const titleId = useId();
  const plus = useRef<HTMLButtonElement>(null);
  const wasAdded = useRef(false);
  const wasRemoved = useRef(false);
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const isFull = instances.length >= max;
  const nameOf = (index: number) => (max > 1 ? `${title} ${index + 1}` : title);

  useEffect(() => {
    if (!wasRemoved.current) return;
    wasRemoved.current = false;
    plus.current?.focus();
  });

  function remove(id: string) {
    wasRemoved.current = true;
    setAsked(undefined);
    onRemove(id);
  }

  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <div className={styles.header}>
        <span className={styles.icon}>{icon}</span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <span className={styles.count}>
          {max > 1 && instances.length > 0 && `${instances.length} of ${max}`}
        </span>
        <IconButton
          ref={plus}
          label={`Add ${title.toLowerCase()}`}
          disabledReason={isFull ? `There is room for ${max}` : undefined}
          onPress={() => {
            wasAdded.current = true;
            onAdd();
          }}
        >
          <PlusIcon />
        </IconButton>
      </div>
      {instances.map((instance, index) => (
        <SectionInstance
          key={instance.id}
          name={nameOf(index)}
          isOnly={max === 1}
          wasAdded={wasAdded}
          onRemove={() => {
            if (isFilled?.(instance.id)) setAsked({ id: instance.id, name: nameOf(index) });
            else remove(instance.id);
          }}
        >
          {children(instance, index)}
        </SectionInstance>
      ))}
      {asked && (
        <ConfirmDialog
          visible
          title={`Remove ${asked.name.toLowerCase()}?`}
          confirmLabel="Remove"
          variant="danger"
          onCancel={() => setAsked(undefined)}
          onConfirm={() => remove(asked.id)}
        >
          What is filled in there is removed with it.
        </ConfirmDialog>
      )}
    </section>
  );
}
