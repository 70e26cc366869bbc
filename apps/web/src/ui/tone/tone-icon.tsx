import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import type { Tone } from './tone.ts';

const icons: Record<Tone, typeof InfoIcon> = {
  success: CheckIcon,
  alert: AlertIcon,
  priority: WarningIcon,
  focus: InfoIcon,
  neutral: InfoIcon,
};

/** The sign that goes with the colour of a tone, which may not stand alone. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon />;
}
