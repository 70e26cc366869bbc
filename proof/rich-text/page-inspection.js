// Runs in the browser, on the page of `hostile-page.ts`.

const EVENTS = ['click', 'mouseover', 'pointerenter', 'focus', 'toggle', 'animationstart', 'load', 'error'];
/** The parts that a browser gives to every document. */
const OF_EVERY_DOCUMENT = ['html', 'head', 'body'];

const isOnlyAlignment = (style, alignments) =>
  style.length === 1 && style[0] === 'text-align' && alignments.includes(style.textAlign);

/** All that is wrong with what a document shows, by the allowlist of rich text. */
function faultsOf(elements, { tags, attributes, alignedTags, alignments, linkSchemes }) {
  const faults = [];
  for (const element of elements) {
    const tag = element.localName;
    if (![...tags, ...OF_EVERY_DOCUMENT].includes(tag)) faults.push(`element ${tag}`);
    for (const { name, value } of element.attributes) {
      const isAlignment = name === 'style' && alignedTags.includes(tag);
      if (!isAlignment && !attributes[tag]?.includes(name)) faults.push(`attribute ${name} of ${tag}`);
      if (isAlignment && !isOnlyAlignment(element.style, alignments)) faults.push(`style ${value}`);
    }
    const scheme = `${element.protocol}`.slice(0, -1);
    if (tag === 'a' && !linkSchemes.includes(scheme)) faults.push(`link ${element.href}`);
  }
  return faults;
}

/** Does to everything shown what a user could do. Of the links only those are followed that run something. */
function provoke(page, elements) {
  const stay = (event) => event.target.closest?.('[href^="javascript:" i]') || event.preventDefault();
  page.addEventListener('click', stay, { capture: true });
  for (const element of elements) {
    for (const type of EVENTS) element.dispatchEvent(new Event(type, { cancelable: true }));
    if (element.protocol === 'javascript:') element.click();
  }
}

/** What is wrong; and the elements and the text, to compare two ways of showing. */
export function inspect(page, rules) {
  const elements = [...page.querySelectorAll('*')].filter((element) => !element.matches('[data-place]'));
  const faults = faultsOf(elements, rules);
  const tags = elements.map(({ localName }) => localName).filter((tag) => !OF_EVERY_DOCUMENT.includes(tag));
  const outline = [...tags, page.body?.textContent].join(' ');
  provoke(page, elements);
  return { faults, outline };
}
