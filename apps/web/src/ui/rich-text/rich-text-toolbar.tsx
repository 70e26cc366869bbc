import type { Editor } from '@tiptap/core';
import { Toolbar } from 'react-aria-components/Toolbar';
import { HeadingMenu } from './heading-menu.tsx';
import { LinkButton } from './link-button.tsx';
import styles from './rich-text-editor.module.css';
import { ToolbarButton } from './toolbar-button.tsx';
import { tools, unlink } from './tools.tsx';

type Props = {
  editor: Editor;
  disabled: boolean;
  linking: boolean;
  onLinkingChange: (linking: boolean) => void;
};

export function RichTextToolbar({ editor, disabled, ...link }: Props) {
  return (
    <Toolbar aria-label="Formatting" className={`${styles.toolbar}`}>
      <div className={styles.group}>
        <HeadingMenu editor={editor} disabled={disabled} />
      </div>
      {tools.map((group) => (
        <div key={group[0]?.label} className={styles.group}>
          {group.map((tool) => (
            <ToolbarButton key={tool.label} editor={editor} tool={tool} disabled={disabled} />
          ))}
        </div>
      ))}
      <div className={styles.group}>
        <LinkButton editor={editor} disabled={disabled} {...link} />
        <ToolbarButton editor={editor} tool={unlink} disabled={disabled} />
      </div>
    </Toolbar>
  );
}
