import { westernDigits } from './read-number.ts';

const KEYS = '123456789';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The key that stands for an option; there are nine. */
export const keyOfOption = (index: number): string | undefined => KEYS[index];

/** The option that a key stands for. */
export function optionOfKey<Option>(options: readonly Option[], pressed: Pressed): Option | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (key.length !== 1 || altKey || ctrlKey || metaKey) return undefined;
  return options[KEYS.indexOf(westernDigits(key))];
}
