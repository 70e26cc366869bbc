import {
  type PasswordRequirement,
  passwordLevels,
  passwordRequirements,
  passwordScore,
  passwordWarning,
} from '@hub/contract/fields/password';
import { CheckIcon } from '../icon/icons.tsx';
import styles from './strength-meter.module.css';

const LEVELS = [1, 2, 3, 4] as const;

export function StrengthMeter({ password }: { password: string }) {
  const score = passwordScore(password);
  const label = passwordLevels[score];
  const requirements = passwordRequirements(password);
  const met = requirements.filter((requirement) => requirement.met).length;
  return (
    <div className={styles.meter}>
      <div className={styles.level}>
        <div aria-hidden="true" data-score={score} className={styles.bars}>
          {LEVELS.map((level) => (
            <span key={level} className={level <= score ? styles.reached : styles.bar} />
          ))}
        </div>
        <p className={styles.label}>{label}</p>
      </div>
      <RequirementList requirements={requirements} />
      <p className={styles.warning}>{passwordWarning()}</p>
      <p role="status" className="visually-hidden">
        {score > 0 && `${label}. ${met} of ${requirements.length} requirements met.`}
      </p>
    </div>
  );
}

function RequirementList({ requirements }: { requirements: readonly PasswordRequirement[] }) {
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
