const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const NUMBER = /^\s*\(?[\da-z]{1,4}[.)]/i;

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

/** Word writes the bullet or number of a list item as text in front of it. */
export const isWordListMarker = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element));

/** Makes lists of what Word pastes as paragraphs that only look like list items. */
export function restoreWordLists(body: HTMLElement): void {
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p[data-style]')) {
    const level = Number(LEVEL.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    const [outermost] = open;
    if (!outermost || paragraph.previousElementSibling !== outermost) open = [];
    open = open.slice(0, level);
    while (open.length < level) open.push(openList(paragraph, open.at(-1)));

    const item = append(open.at(-1), 'li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

function openList(paragraph: Element, around: Element | undefined): Element {
  const marker = [...paragraph.querySelectorAll('[data-style]')].find(isWordListMarker);
  const list = document.createElement(NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul');
  if (around) (around.lastElementChild ?? append(around, 'li')).append(list);
  else paragraph.before(list);
  return list;
}

function append(parent: Element | undefined, tag: string): Element {
  const child = document.createElement(tag);
  parent?.append(child);
  return child;
}
