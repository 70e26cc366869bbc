import type { ReactNode } from 'react';
import { PageTitle } from '../../lib/page-title.tsx';
import type { Step } from './registration.ts';
import { StepHeader } from './step-header.tsx';
import styles from './step-page.module.css';

type Props = {
  title: string;
  /** In the browser's tab, where it is not the title. */
  tabTitle?: string;
  step: Step | 'confirmation';
  description?: ReactNode;
  children: ReactNode;
};

/** What every step of the registration has around it. */
export function StepPage({ title, tabTitle = title, step, description, children }: Props) {
  return (
    <div className={styles.page}>
      <PageTitle>{tabTitle}</PageTitle>
      <StepHeader current={step} />
      <h1 className={styles.title}>{title}</h1>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
