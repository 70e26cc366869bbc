import { useCallback } from 'react';

/**
 * For an element that goes away when one of its buttons is pressed. The focus moves to its parent, which needs a
 * tabIndex of -1, instead of to the top of the page.
 */
export const useFocusParentOnRemoval = <E extends HTMLElement>() =>
  useCallback((element: E | null) => {
    const parent = element?.parentElement;
    return () => {
      if (element?.contains(document.activeElement)) parent?.focus({ preventScroll: true });
    };
  }, []);

/**
 * For a row that can go away while it has the focus, such as one that is deleted from its own menu. The focus moves to
 * the next row, or to the one before, or to the closest element with a tabIndex of -1.
 */
export const useFocusNeighborOnRemoval = <E extends HTMLElement>() =>
  useCallback((row: E | null) => {
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const neighbor = row.nextElementSibling ?? row.previousElementSibling;
      const next = neighbor?.querySelector<HTMLElement>('a, button');
      (next ?? row.closest<HTMLElement>('[tabindex="-1"]'))?.focus({ preventScroll: true });
    };
  }, []);
