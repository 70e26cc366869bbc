import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The id of the element that holds the page. */
export const CONTENT = 'content';

// Outlives the component: a page that broke takes it along, and the next page is a new one all the same.
let lastPath: string | undefined;

/** On every change of the route: the page begins at its top, and a screen reader begins at its content. */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';

  // biome-ignore lint/correctness/useExhaustiveDependencies(key): a link to where one is already leads there again
  useEffect(() => {
    const isFirst = lastPath === undefined;
    const isNewPage = lastPath !== pathname;
    lastPath = pathname;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
    // Whoever has just opened the hub, or was led on from there, begins with the header.
    if (isNewPage && !isFirst && !isRedirect) {
      document.getElementById(CONTENT)?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, isRedirect]);
}
