import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The id of the element that holds the page. */
export const CONTENT_ID = 'content';

// Outside of the component, because a page that throws unmounts it.
let lastPath: string | undefined;

/** On every change of the route, scrolls to the top and moves the focus to the content. */
export function useRouteFocus(): void {
  const { pathname, hash, key } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';

  // biome-ignore lint/correctness/useExhaustiveDependencies(key): a link to the current page navigates again
  useEffect(() => {
    const isFirst = lastPath === undefined;
    const isNewPage = lastPath !== pathname;
    lastPath = pathname;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
    // On the first page, and after a redirect from there, the focus begins with the header.
    if (isNewPage && !isFirst && !isRedirect) {
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, isRedirect]);
}
