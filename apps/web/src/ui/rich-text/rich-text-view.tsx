import { createElement, Fragment, type ReactNode } from 'react';
import { parseInert } from './inert-html.ts';
import type { NormalizeLink } from './normalize-link.ts';
import styles from './rich-text-content.module.css';
import { alignmentOf } from './text-alignment.ts';

const ALIGNED = /^(p|h[1-6])$/;
const PLAIN = /^(ul|li|strong|em|u|br)$/;
const LEFT_OUT = /^(script|style|template|noscript|iframe|object|svg|math|title|textarea|select)$/;

type Props = { html: string; normalizeLink: NormalizeLink };

/**
 * The content of a rich-text field, to be read. The server has cleaned it; all the same it is built anew
 * from the few elements that the field knows, and the page never gets it as HTML.
 */
export function RichTextView({ html, normalizeLink }: Props) {
  return <div className={styles.content}>{showAll(parseInert(html), normalizeLink)}</div>;
}

const showAll = (parent: Node, normalizeLink: NormalizeLink) =>
  [...parent.childNodes].map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes are read once and never move
    <Fragment key={index}>{show(node, normalizeLink)}</Fragment>
  ));

function show(node: Node, normalizeLink: NormalizeLink): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || LEFT_OUT.test(node.localName)) return null;

  const tag = node.localName;
  const href = node.getAttribute('href');
  const children = node.hasChildNodes() ? showAll(node, normalizeLink) : undefined;
  if (ALIGNED.test(tag)) return createElement(tag, { style: { textAlign: alignmentOf(node) } }, children);
  if (PLAIN.test(tag)) return createElement(tag, null, children);
  if (tag === 'ol') return <ol start={startOf(node)}>{children}</ol>;
  if (tag === 'a' && href && normalizeLink(href) === href) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return children;
}

function startOf(list: Element): number | undefined {
  const start = Number(list.getAttribute('start') ?? Number.NaN);
  return Number.isSafeInteger(start) ? start : undefined;
}
