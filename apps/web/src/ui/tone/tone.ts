import styles from './tone.module.css';

/** What a message or a state means, in colour: priority asks for attention, focus informs. */
export type Tone = 'success' | 'alert' | 'priority' | 'focus' | 'neutral';

/** Gives an element the colours of a tone as `--tone-text`, `--tone-border` and `--tone-tint`. */
export const toneClass = (tone: Tone) => `${styles[tone]}`;
