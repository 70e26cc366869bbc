import type { PasswordRequirement } from '@hub/contract/fields/password';
import { CheckIcon } from '../icon/icons.tsx';
import styles from './requirement-list.module.css';

type Props = { requirements: readonly PasswordRequirement[] };

export function RequirementList({ requirements }: Props) {
  return (
    <ul className={styles.list}>
      {requirements.map(({ name, label, met }) => (
        <li key={name} className={met ? styles.met : styles.open}>
          <span role="img" aria-label={met ? 'Met:' : 'Not met:'} className={styles.mark}>
            {met && <CheckIcon />}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
