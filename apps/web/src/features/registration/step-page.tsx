import type { ReactNode } from 'react';
import { PageTitle } from '../../lib/page-title.tsx';
import { CheckIcon } from '../../ui/icon/icons.tsx';
import type { Step } from './registration.ts';
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

const steps = [
  { name: 'organization', label: 'Organization' },
  { name: 'account', label: 'Account' },
  { name: 'confirmation', label: 'Confirmation' },
] as const;

type StepHeaderProps = { current: (typeof steps)[number]['name'] };

/** Where one is in the registration, and how much of it is left. */
function StepHeader({ current }: StepHeaderProps) {
  const place = steps.findIndex(({ name }) => name === current);
  return (
    <ol aria-label="Steps of the registration" className={styles.steps}>
      {steps.map(({ name, label }, index) => (
        <li key={name} aria-current={name === current ? 'step' : undefined} className={styles.step}>
          <span aria-hidden="true" className={index < place ? styles.done : styles.number}>
            {index < place ? <CheckIcon /> : index + 1}
          </span>
          <span>
            {label}
            {index < place && <span className="visually-hidden"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The ways on and back, of a step that is no form. */
export function StepFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}

/** Over what is shown once more before it counts. */
export function ReviewQuestion({ action }: { action?: ReactNode }) {
  return (
    <div className={styles.line}>
      <h2 className={styles.question}>Is all the information here correct?</h2>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
