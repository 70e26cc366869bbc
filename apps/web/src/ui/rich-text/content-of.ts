import type { RichText } from '@hub/contract/fields/rich-text';
import type { Editor } from '@tiptap/core';

/** The editor's content; empty if it has only paragraphs without text. */
export function contentOf(editor: Editor): RichText {
  const text = textOf(editor);
  return text === '' ? { html: '', text } : { html: editor.getHTML(), text };
}

const textOf = (editor: Editor) =>
  editor
    .getText({ blockSeparator: '\n' })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
