import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { normalizeLink } from '@hub/contract/fields/rich-text-link';
import { createElement, Fragment, type ReactNode } from 'react';
import { alignmentOf, listStartOf, parseInert } from './inert-html.ts';
import styles from './rich-text-content.module.css';

const tags: readonly string[] = richTextAllowlist.tags;
const LEFT_OUT = /^(script|noframes|template|noscript|iframe|object|svg|math|title|textarea|select)$/;

/**
 * Shows the content of a rich-text field. The server has cleaned it; still, it is rebuilt from the few allowed elements
 * and never inserted as HTML.
 */
export function RichTextView({ html }: { html: string }) {
  return <div className={styles.content}>{showAll(parseInert(html))}</div>;
}

const showAll = (parent: Node) =>
  [...parent.childNodes].map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes are read once and never move
    <Fragment key={index}>{show(node)}</Fragment>
  ));

function show(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || LEFT_OUT.test(node.localName)) return null;

  const tag = node.localName;
  const href = node.getAttribute('href');
  const children = node.hasChildNodes() ? showAll(node) : undefined;
  if (tag === 'ol') return <ol start={listStartOf(node) ?? undefined}>{children}</ol>;
  if (tag === 'a') {
    const isLink = href !== null && normalizeLink(href) === href;
    return isLink ? createElement(tag, { ...richTextAllowlist.linkAttributes, href }, children) : children;
  }
  if (!tags.includes(tag)) return children;
  const textAlign = alignmentOf(node);
  return createElement(tag, textAlign && { style: { textAlign } }, children);
}
