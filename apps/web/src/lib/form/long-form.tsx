import type { ReactNode } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { HubForm } from './hub-form.tsx';
import styles from './long-form.module.css';
import type { HubFormState } from './use-hub-form.ts';

type Props = {
  form: HubFormState;
  label: string;
  /** The buttons at the end. */
  footer: ReactNode;
  children: ReactNode;
};

/** A form of several cards, whose buttons stay in sight. */
export function LongForm({ form, label, footer, children }: Props) {
  return (
    <HubForm form={form} label={label}>
      <div className={styles.body}>{children}</div>
      <div className={styles.footer}>{footer}</div>
    </HubForm>
  );
}

type CardProps = { title: string; children: ReactNode };

/** Fields of a long form that belong together. */
export function FieldCard({ title, children }: CardProps) {
  return (
    <Card>
      <h2 className={styles.cardTitle}>{title}</h2>
      <div className={styles.cardFields}>{children}</div>
    </Card>
  );
}

type SkeletonProps = { title: string; fields: number };

/** The first card of a long form that is still loading. */
export function FormSkeleton({ title, fields }: SkeletonProps) {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <FieldCard title={title}>
        {Array.from({ length: fields }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change
          <div key={index} aria-hidden="true">
            <Skeleton variant="small" width="narrow" />
            <Skeleton variant="button" width="full" />
          </div>
        ))}
      </FieldCard>
    </>
  );
}
