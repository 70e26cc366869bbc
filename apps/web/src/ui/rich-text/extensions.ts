import { Extension } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { KeptSelection } from './kept-selection.ts';
import type { NormalizeLink } from './normalize-link.ts';
import { alignmentOf, alignments } from './text-alignment.ts';

const UNDO_DEPTH = 100;
const UNDO_GROUP_MS = 500;
const aligned = ['paragraph', 'heading'];

const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    const inherited = this.parent?.() ?? [];
    return inherited.map(({ types, attributes }) => ({
      types,
      attributes: { textAlign: { ...attributes.textAlign, parseHTML: alignmentOf } },
    }));
  },
}).configure({ types: aligned, alignments: [...alignments] });

const Indentation = Extension.create({
  name: 'indentation',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** What the field can hold. Whatever else is typed or pasted is left out. */
export const extensionsFor = (normalizeLink: NormalizeLink) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    undoRedo: { depth: UNDO_DEPTH, newGroupDelay: UNDO_GROUP_MS },
    link: {
      // A full stop without a space after it would make a link of two words.
      autolink: false,
      linkOnPaste: false,
      shouldAutoLink: () => false,
      openOnClick: false,
      isAllowedUri: (href) => normalizeLink(href) === href,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
  Alignment,
  Indentation,
  KeptSelection,
];
