import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The id of the element that holds the page. */
export const CONTENT = 'content';

/** On every change of the route: the page begins at its top, and a screen reader begins at its content. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    if (lastPath.current !== pathname) document.getElementById(CONTENT)?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname, hash]);
}
