import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The empty border that the standard requires, in squares. */
const QUIET_ZONE = 4;

/** Drawn as one path: the content security policy forbids inline styles. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={squares.join('')} />
    </svg>
  );
}
