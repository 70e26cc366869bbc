import type { ReactNode } from 'react';
import { PageTitle } from '../../lib/page-title.tsx';
import { CheckIcon } from '../../ui/icon/icons.tsx';
import type { Step } from './registration.ts';
import styles from './step-page.module.css';

type Props = {
  title: string;
  /** The document title, if it differs. */
  tabTitle?: string;
  /** Left out if there is only one step. */
  step?: Step | 'confirmation';
  description?: ReactNode;
  children: ReactNode;
};

/** The layout of every step of the registration. */
export function StepPage({ title, tabTitle = title, step, description, children }: Props) {
  return (
    <div className={styles.page}>
      <PageTitle>{tabTitle}</PageTitle>
      {step && <StepHeader current={step} />}
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

/** The steps of the registration with the current one marked. */
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

/** The buttons of a step without a form. */
export function StepFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}

/** The heading of a summary that has to be confirmed. */
export function ReviewQuestion({ action }: { action?: ReactNode }) {
  return (
    <div className={styles.line}>
      <h2 className={styles.question}>Is all the information here correct?</h2>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
