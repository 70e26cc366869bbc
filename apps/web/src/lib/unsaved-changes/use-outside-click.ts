import { type RefObject, useEffect, useRef } from 'react';

const CONTROL = 'a, button, input, label, select, textarea, [role="tab"]';

type Props = {
  element: RefObject<HTMLElement | null>;
  active: boolean;
  onClick: () => void;
};

/**
 * A click on the page outside of an element. Controls there and dialogs over the page do not count, nor does text
 * that is selected from inside to outside.
 */
export function useOutsideClick({ element, active, onClick }: Props) {
  const latest = useRef(onClick);
  useEffect(() => {
    latest.current = onClick;
  });
  useEffect(() => {
    if (!active) return;
    let hasBegunOutside = false;
    const isOutside = ({ target }: Event) =>
      target instanceof Element &&
      target.closest('#root') !== null &&
      !element.current?.contains(target) &&
      target.closest(CONTROL) === null;
    const begin = (event: Event) => {
      hasBegunOutside = isOutside(event);
    };
    const end = (event: Event) => {
      if (hasBegunOutside && isOutside(event)) latest.current();
    };
    document.addEventListener('pointerdown', begin);
    document.addEventListener('click', end);
    return () => {
      document.removeEventListener('pointerdown', begin);
      document.removeEventListener('click', end);
    };
  }, [element, active]);
}
