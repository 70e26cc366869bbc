import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/TextField';
import styles from './progress-bar.module.css';

type Props = {
  label: string;
  /** Left out while nobody knows how much is left. */
  value?: number;
  max?: number;
  /** How far it is in words, instead of percent: '3 of 8 answered'. */
  valueText?: string;
};

export function ProgressBar({ label, value, max = 100, valueText }: Props) {
  return (
    <AriaProgressBar
      className={`${styles.progress}`}
      maxValue={max}
      {...(value === undefined ? { isIndeterminate: true } : { value })}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ percentage = 0, valueText: shownValue }) => (
        <>
          <span className={styles.words}>
            <Label>{label}</Label>
            <span className={styles.value}>{shownValue}</span>
          </span>
          <span className={styles.track}>
            <span
              className={value === undefined ? styles.running : styles.fill}
              {...(value !== undefined && { style: { width: `${percentage}%` } })}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
