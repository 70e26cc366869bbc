import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from 'react-aria-components/Button';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './rich-text-editor.module.css';
import type { Tool } from './tools.tsx';

type Props = { editor: Editor; tool: Tool; disabled: boolean };

const CONTROL = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl+';

export function ToolbarButton({ editor, tool, disabled }: Props) {
  const { label, key, Icon } = tool;
  const { on, usable } = useEditorState({
    editor,
    selector: ({ editor }) => ({ on: tool.isOn?.(editor), usable: tool.isUsable?.(editor) ?? true }),
  });
  return (
    <Tooltip text={key ? `${label} (${CONTROL}${key})` : label}>
      <Button
        aria-label={label}
        {...(on !== undefined && { 'aria-pressed': on })}
        // Stays focusable while it is disabled.
        {...(!usable && { 'aria-disabled': true })}
        isDisabled={disabled}
        preventFocusOnPress
        onPress={({ pointerType }) => {
          if (!usable) return;
          // The keyboard stays in the toolbar; a pointer returns to the text.
          const byKeyboard = pointerType === 'keyboard' || pointerType === 'virtual';
          tool.run(byKeyboard ? editor.chain() : editor.chain().focus()).run();
        }}
        className={`${styles.tool}`}
      >
        <Icon />
      </Button>
    </Tooltip>
  );
}
