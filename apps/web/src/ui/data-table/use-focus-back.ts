import { useCallback } from 'react';

/**
 * For what goes away when one of its buttons is pressed: the focus moves to the element around it, which takes it
 * with a tabIndex of -1, and not to the top of the page.
 */
export const useFocusBack = <E extends HTMLElement>() =>
  useCallback((element: E | null) => {
    const around = element?.parentElement;
    return () => {
      if (element?.contains(document.activeElement)) around?.focus({ preventScroll: true });
    };
  }, []);
