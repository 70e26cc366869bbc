// Runs in the browser, on the page of `hostile-page.ts`.

const EVENTS = ['click', 'mouseover', 'pointerenter', 'focus', 'toggle', 'animationstart', 'load', 'error'];

/** All that is wrong with what a place shows, by the allowlist of rich text. */
function faultsOf(place, { tags, attributes, alignedTags, alignments, linkSchemes }) {
  const faults = [];
  for (const element of place.querySelectorAll('*')) {
    const tag = element.localName;
    if (!tags.includes(tag)) faults.push(`element ${tag}`);
    for (const { name, value } of element.attributes) {
      const isAlignment = name === 'style' && alignedTags.includes(tag);
      if (!isAlignment && !attributes[tag]?.includes(name)) faults.push(`attribute ${name} of ${tag}`);
      if (isAlignment && !isOnlyAlignment(element.style, alignments)) faults.push(`style ${value}`);
    }
    if (tag === 'a' && !linkSchemes.includes(element.protocol.slice(0, -1)))
      faults.push(`link ${element.href}`);
  }
  return faults;
}

const isOnlyAlignment = (style, alignments) =>
  style.length === 1 && style[0] === 'text-align' && alignments.includes(style.textAlign);

/** Does to everything shown what a user could do, without following links. */
function provoke(place) {
  place.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  for (const element of place.querySelectorAll('*')) {
    for (const type of EVENTS) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
}

export function inspect(place, rules) {
  provoke(place);
  const tags = [...place.querySelectorAll('*')].map(({ localName }) => localName);
  return { faults: faultsOf(place, rules), outline: [...tags, place.textContent].join(' ') };
}
