import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './rich-text-editor.module.css';

/** Shows what is selected while the focus is on the toolbar or in the link's dropdown. */
export const KeptSelection = Extension.create({
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
