import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import popover from '../popover.module.css';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text-editor.module.css';
import { LinkIcon } from './toolbar-icons.tsx';

type Props = {
  editor: Editor;
  disabled: boolean;
  linking: boolean;
  onLinkingChange: (linking: boolean) => void;
};

/** Opens the dropdown for a link's address. */
export function LinkButton({ editor, disabled, linking, onLinkingChange }: Props) {
  const href = useEditorState({ editor, selector: ({ editor }) => editor.getAttributes('link').href });
  return (
    <DialogTrigger isOpen={linking} onOpenChange={onLinkingChange}>
      <Tooltip text="Link">
        <Button
          aria-label="Link"
          aria-pressed={href !== undefined}
          isDisabled={disabled}
          className={`${styles.tool}`}
        >
          <LinkIcon />
        </Button>
      </Tooltip>
      <Popover placement="bottom" className={`${popover.surface} ${styles.dropdown}`}>
        <Dialog aria-label="Link" className={`${styles.linkDialog}`}>
          <LinkForm
            href={href ?? ''}
            onSet={(address) => {
              setLink(editor, address);
              onLinkingChange(false);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** With nothing selected, the address becomes the text of the link. */
function setLink(editor: Editor, href: string) {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.setLink({ href }).run();
}
