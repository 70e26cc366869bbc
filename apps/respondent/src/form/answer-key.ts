import { westernDigits } from './read-number.ts';

const KEYS = '123456789';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The digit key for an option; only the first nine options have one. */
export const keyOfOption = (index: number): string | undefined => KEYS[index];

/** The option that a key chooses. */
export function optionOfKey<Option>(options: readonly Option[], pressed: Pressed): Option | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (key.length !== 1 || altKey || ctrlKey || metaKey) return undefined;
  return options[KEYS.indexOf(westernDigits(key))];
}
