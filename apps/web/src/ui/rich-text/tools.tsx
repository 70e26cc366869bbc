import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import type { Alignment } from './inert-html.ts';
import * as icons from './toolbar-icons.tsx';

export type Tool = {
  label: string;
  Icon: ComponentType;
  /** The shortcut's key, with Ctrl or Command. */
  key?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** For a button that is on or off. */
  isOn?: (editor: Editor) => boolean;
  /** For a button that does not work everywhere. */
  isUsable?: (editor: Editor) => boolean;
};

const align = (label: string, textAlign: Alignment, Icon: ComponentType, key: string): Tool => ({
  label,
  Icon,
  key,
  run: (chain) => chain.setTextAlign(textAlign),
  // A block without an alignment is aligned left.
  isOn: (editor) =>
    editor.isActive({ textAlign }) || (textAlign === 'left' && editor.isActive({ textAlign: null })),
});

const marks: Tool[] = [
  {
    label: 'Bold',
    Icon: icons.BoldIcon,
    key: 'B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    Icon: icons.ItalicIcon,
    key: 'I',
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    Icon: icons.UnderlineIcon,
    key: 'U',
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
];

const lists: Tool[] = [
  {
    label: 'List',
    Icon: icons.ListIcon,
    key: 'Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Indent left',
    Icon: icons.IndentLeftIcon,
    key: '[',
    run: (chain) => chain.liftListItem('listItem'),
    isUsable: (editor) => editor.can().liftListItem('listItem'),
  },
  {
    label: 'Indent right',
    Icon: icons.IndentRightIcon,
    key: ']',
    run: (chain) => chain.sinkListItem('listItem'),
    isUsable: (editor) => editor.can().sinkListItem('listItem'),
  },
];

const left = align('Align left', 'left', icons.AlignLeftIcon, 'Shift+L');
const center = align('Align center', 'center', icons.AlignCenterIcon, 'Shift+E');
const right = align('Align right', 'right', icons.AlignRightIcon, 'Shift+R');

/** The buttons of the toolbar between the headings and the links, in their groups. */
export const tools: Tool[][] = [marks, lists, [left, center, right]];

export const unlink: Tool = {
  label: 'Unlink',
  Icon: icons.UnlinkIcon,
  run: (chain) => chain.unsetLink(),
  isUsable: (editor) => editor.isActive('link'),
};
