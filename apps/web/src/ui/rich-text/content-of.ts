import type { Editor } from '@tiptap/core';
import type { RichTextValue } from './rich-text-value.ts';

/** What the editor holds. An empty editor still has a paragraph, which is not content. */
export const contentOf = (editor: Editor): RichTextValue =>
  editor.isEmpty ? { html: '', text: '' } : { html: editor.getHTML(), text: textOf(editor) };

const textOf = (editor: Editor) =>
  editor
    .getText({ blockSeparator: '\n' })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
