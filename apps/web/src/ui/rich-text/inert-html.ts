const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const STYLE_NAME_OR_VALUE = /(?<=[\s"'/])style(?=\s*=)|=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi;
const STYLE_ELEMENT = /<(\/?)style(?=[\s/>])/gi;

/**
 * Our content security policy blocks styles even in documents that are only read, so they get other names:
 * the attribute `data-style`, and the element `noframes`, which browsers read in the same way.
 */
export const withInertStyles = (html: string) =>
  html
    .replace(STYLE_ELEMENT, '<$1noframes')
    .replace(TAG, (tag) =>
      tag.replace(STYLE_NAME_OR_VALUE, (part) => (part.startsWith('=') ? part : 'data-style')),
    );

/** Reads HTML without showing it: nothing in it runs, loads or is applied. */
export const parseInert = (html: string) =>
  new DOMParser().parseFromString(withInertStyles(html), 'text/html').body;

/** The styles that an element of an inert document would have. */
export function stylesOf(element: Element) {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute('data-style') ?? '';
  return style;
}
