import { encode } from 'uqr';
import styles from '../two-factor.module.css';

/** The empty border that the standard asks for, in squares. */
const QUIET_ZONE = 4;

/** Drawn as one path: the page's policy allows no style of its own in the markup. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={squares.join('')} />
    </svg>
  );
}
