const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const STYLE_NAME = /(?<=[\s"'/])style(?=\s*=)/gi;

/**
 * Our content security policy blocks style attributes even in documents that are only read, so they are
 * kept under another name: `data-style`.
 */
export const withInertStyles = (html: string) =>
  html.replace(TAG, (tag) => tag.replace(STYLE_NAME, 'data-style'));

/** Reads HTML without showing it: nothing in it runs, loads or is applied. */
export const parseInert = (html: string) =>
  new DOMParser().parseFromString(withInertStyles(html), 'text/html').body;

/** The styles that an element of an inert document would have. */
export function stylesOf(element: Element) {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute('data-style') ?? '';
  return style;
}
