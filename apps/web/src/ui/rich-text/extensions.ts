import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { normalizeLink } from '@hub/contract/fields/rich-text-link';
import { Extension } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { alignmentOf } from './inert-html.ts';
import styles from './rich-text-editor.module.css';

const UNDO_DEPTH = 100;
const UNDO_GROUP_MS = 500;
const aligned = ['paragraph', 'heading'];
const { alignments, headingLevels, linkAttributes, linkSchemes, defaultProtocol } = richTextAllowlist;

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

/** Keeps the selection visible while the focus is in the toolbar or the link's dropdown. */
const KeptSelection = Extension.create({
  name: 'keptSelection',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection: { from, to, empty } }) =>
            empty || editor.isFocused
              ? null
              : DecorationSet.create(doc, [
                  Decoration.inline(from, to, { class: `${styles.keptSelection}` }),
                ]),
        },
      }),
    ];
  },
});

/** What the field can hold. Anything else that is typed or pasted is left out. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    heading: { levels: [...headingLevels] },
    undoRedo: { depth: UNDO_DEPTH, newGroupDelay: UNDO_GROUP_MS },
    link: {
      // Otherwise a period without a space after it would turn two words into a link.
      autolink: false,
      linkOnPaste: false,
      shouldAutoLink: () => false,
      openOnClick: false,
      isAllowedUri: (href) => normalizeLink(href) === href,
      protocols: [...linkSchemes],
      defaultProtocol,
      HTMLAttributes: { ...linkAttributes },
    },
  }),
  Alignment,
  Indentation,
  KeptSelection,
];
