import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import styles from './tone.module.css';

/** What a message or a state means, in colour: priority asks for attention, focus informs. */
export type Tone = 'success' | 'alert' | 'priority' | 'focus' | 'neutral';

/** Gives an element the colours of a tone as `--tone-text`, `--tone-border` and `--tone-tint`. */
export const toneClass = (tone: Tone) => `${styles[tone]}`;

const icons: Record<Tone, typeof InfoIcon> = {
  success: CheckIcon,
  alert: AlertIcon,
  priority: WarningIcon,
  focus: InfoIcon,
  neutral: InfoIcon,
};

/** The icon of a tone: colour alone must not carry the meaning. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon />;
}
