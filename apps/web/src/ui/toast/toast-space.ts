import { type RefObject, useLayoutEffect } from 'react';

const SPACE = '--toast-space';
const GAP = 12;
const CONTROLS = 'a[href], button, input, textarea, select, [contenteditable=true], [tabindex="0"]';

/**
 * Keeps controls clear of the toasts. The page can be scrolled up by their height, and dialogs end above
 * them. When toasts appear or grow over a control that is in use, the page scrolls until it is free.
 */
export function useToastSpace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const updateSpace = () => {
      const { top } = element.getBoundingClientRect();
      document.documentElement.style.setProperty(SPACE, `${Math.ceil(window.innerHeight - top) + GAP}px`);
      const covered = controlsInUse().filter((control) => isBehind(control, element));
      const lowest = Math.max(...covered.map((control) => control.getBoundingClientRect().bottom));
      if (covered.length > 0) window.scrollBy({ top: Math.ceil(lowest - top) + GAP });
    };
    const observer = new ResizeObserver(updateSpace);
    observer.observe(element);
    window.addEventListener('resize', updateSpace);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', updateSpace);
      document.documentElement.style.removeProperty(SPACE);
    };
  }, [region]);
}

/** The focused element, the hovered element, and the buttons at the end of a form. */
function controlsInUse(): Element[] {
  const pointedAt = [...document.querySelectorAll(':hover')].at(-1)?.closest(CONTROLS);
  const inUse = [document.activeElement, pointedAt, ...document.querySelectorAll('form button')];
  return inUse.filter((control) => control instanceof Element && control.matches(CONTROLS)) as Element[];
}

function isBehind(control: Element, region: Element): boolean {
  if (region.contains(control)) return false;
  const [back, front] = [control.getBoundingClientRect(), region.getBoundingClientRect()];
  const isBeside = back.right <= front.left || back.left >= front.right;
  const isAbove = back.bottom <= front.top;
  const isOutOfSight = back.top >= window.innerHeight || back.width === 0;
  return !isBeside && !isAbove && !isOutOfSight;
}
