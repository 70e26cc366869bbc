import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The id of the element that holds the page. */
export const CONTENT = 'content';

/** On every change of the route: the page begins at its top, and a screen reader begins at its content. */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';
  const last = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies(key): a link to where one is already leads there again
  useEffect(() => {
    const isFirst = last.current === undefined;
    const isNewPage = last.current !== pathname;
    last.current = pathname;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
    // Whoever has just opened the hub, or was led on from there, begins with the header.
    if (isNewPage && !isFirst && !isRedirect) {
      document.getElementById(CONTENT)?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, isRedirect]);
}
