import { RequirementList } from './requirement-list.tsx';
import styles from './strength-meter.module.css';

const LEVELS = [1, 2, 3, 4] as const;

type Props = {
  score: 0 | 1 | 2 | 3 | 4;
  /** The words for the score. */
  label: string;
  requirements: readonly { label: string; met: boolean }[];
  warning?: string | undefined;
};

export function StrengthMeter({ score, label, requirements, warning }: Props) {
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
      {warning && <p className={styles.warning}>{warning}</p>}
      <p role="status" className="visually-hidden">
        {score > 0 && `${label}. ${met} of ${requirements.length} requirements met.`}
      </p>
    </div>
  );
}
