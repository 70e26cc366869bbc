import { CheckIcon } from '../../ui/icon/icons.tsx';
import styles from './step-header.module.css';

const steps = [
  { name: 'organization', label: 'Organization' },
  { name: 'account', label: 'Account' },
  { name: 'confirmation', label: 'Confirmation' },
] as const;

type Props = { current: (typeof steps)[number]['name'] };

/** Where one is in the registration, and how much of it is left. */
export function StepHeader({ current }: Props) {
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
