import { textOf } from '../../src/documents/pdf/pdf-font.ts';
import { type Dictionary, pagesOf, readObjects, type Value } from '../../src/documents/pdf/pdf-objects.ts';
import { readPageTexts } from './pdf-texts.ts';

/** An element of the structure for screen readers: its texts and child elements in order. */
export interface Element {
  role: string;
  alt?: string;
  parts: (string | Element)[];
}

/** The structure of a file with its texts, and characters that no reader could name. */
export function readStructure(bytes: Uint8Array) {
  const file = readObjects(bytes);
  const { catalog, dictionary, list, resolve } = file;
  const pages = new Map(pagesOf(file).map((page) => [page, readPageTexts(file, page)]));
  const root = dictionary(catalog.get('StructTreeRoot'));
  const roles = dictionary(root.get('RoleMap'));

  function below(kids: Value | undefined, page: Dictionary): Element['parts'] {
    return list(kids).flatMap((kid) => {
      const found = resolve(kid);
      if (typeof found === 'number') return [pages.get(page)?.marked.get(found) ?? ''];
      if (!(found instanceof Map)) return [];
      const own = found.has('Pg') ? dictionary(found.get('Pg')) : page;
      if (found.get('Type') === 'OBJR') return [];
      if (found.get('Type') === 'MCR') return below(found.get('MCID'), own);
      return [elementOf(found, own)];
    });
  }

  function elementOf(found: Dictionary, page: Dictionary): Element {
    const role = String(found.get('S'));
    return {
      role: String(roles.get(role) ?? role),
      ...(found.has('Alt') && { alt: textOf(resolve(found.get('Alt'))) }),
      parts: found.has('ActualText')
        ? [textOf(resolve(found.get('ActualText')))]
        : below(found.get('K'), page),
    };
  }

  const read = [...pages.values()];
  const sum = (count: (page: (typeof read)[number]) => number) =>
    read.reduce((all, page) => all + count(page), 0);
  return {
    pages: read.length,
    elements: below(root.get('K'), new Map()).filter(isElement),
    /** Head and foot, of each page. */
    repeated: read.map(({ artifacts }) => artifacts),
    /** Texts without an element, which a screen reader skips. */
    loose: read.map(({ loose }) => loose).join(''),
    /** Letters that no font had. */
    boxes: sum(({ boxes }) => boxes),
    /** Glyphs without a text in the file. */
    unknown: sum(({ unknown }) => unknown),
  };
}

const isElement = (part: string | Element): part is Element => typeof part !== 'string';

export const childrenOf = ({ parts }: Element): Element[] => parts.filter(isElement);

/** The elements as a flat list, parents before children. */
export const flatElements = (elements: Element[]): Element[] =>
  elements.flatMap((element) => [element, ...flatElements(childrenOf(element))]);

/** The text of elements, without those of some roles. */
export const textIn = (parts: Element['parts'], ...without: string[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : without.includes(part.role) ? '' : textIn(part.parts, ...without),
    )
    .join('');
