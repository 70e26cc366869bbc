import { CheckIcon } from '../icon/icons.tsx';
import styles from './requirement-list.module.css';

type Props = { requirements: readonly { label: string; met: boolean }[] };

export function RequirementList({ requirements }: Props) {
  return (
    <ul className={styles.list}>
      {requirements.map(({ label, met }) => (
        <li key={label} className={met ? styles.met : styles.open}>
          <span role="img" aria-label={met ? 'Met:' : 'Not met:'} className={styles.mark}>
            {met && <CheckIcon />}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
