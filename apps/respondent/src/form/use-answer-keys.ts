import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { optionOfKey } from './answer-key.ts';

const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select, [popover]';

type Keys<Option> = {
  options: readonly Option[];
  /** The element that must contain the focus; undefined if the focus may be anywhere. */
  within: RefObject<HTMLElement | null> | undefined;
  onPress: (option: Option) => void;
};

/** The keys 1 to 9 choose an option. */
export function useAnswerKeys<Option>({ options, within, onPress }: Keys<Option>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(TYPED_INTO) || (within && !within.current?.contains(target))) return;
    const option = optionOfKey(options, event);
    if (option !== undefined) onPress(option);
  });
  // A layout effect, so that a key counts as soon as the question is shown.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
