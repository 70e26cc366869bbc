import { useId } from 'react';
import styles from './progress-bar.module.css';

type Props = {
  label: string;
  /** Left out while the progress is unknown. */
  value?: number;
  max?: number;
  /** The progress in words instead of percent: '3 of 8 answered'. */
  valueText?: string;
};

/** Not react-aria's, whose number formats every page with a button would load. */
export function ProgressBar({ label, value, max = 100, valueText }: Props) {
  const labelId = useId();
  const percent = value === undefined || max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1) * 100;
  const shown = value === undefined ? undefined : (valueText ?? `${Math.round(percent)}%`);
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={shown}
      className={styles.progress}
    >
      <span className={styles.words}>
        <span id={labelId}>{label}</span>
        <span className={styles.value}>{shown}</span>
      </span>
      <span className={styles.track}>
        <span
          className={value === undefined ? styles.running : styles.fill}
          {...(value !== undefined && { style: { width: `${percent}%` } })}
        />
      </span>
    </div>
  );
}
