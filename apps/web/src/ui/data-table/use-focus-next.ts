import { useCallback } from 'react';

/**
 * For a row that can go away while the focus is in it, such as one that is deleted from its own menu: the focus moves
 * to the next row, or the one before, or to the element around them all that takes it with a tabIndex of -1.
 */
export const useFocusNext = <E extends HTMLElement>() =>
  useCallback((row: E | null) => {
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const neighbour = row.nextElementSibling ?? row.previousElementSibling;
      const next = neighbour?.querySelector<HTMLElement>('a, button');
      (next ?? row.closest<HTMLElement>('[tabindex="-1"]'))?.focus({ preventScroll: true });
    };
  }, []);
