import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { Menu } from '../menu/menu.tsx';
import { MenuChoice } from '../menu/menu-choice.tsx';
import styles from './rich-text-editor.module.css';

const PARAGRAPH = 'Paragraph';
const headings = richTextAllowlist.headingLevels.map((level) => ({ level, name: `Heading ${level}` }));
const options = [PARAGRAPH, ...headings.map(({ name }) => name)].map((name) => ({
  value: name,
  label: name,
}));

type Props = { editor: Editor; disabled: boolean };

export function HeadingMenu({ editor, disabled }: Props) {
  const style = useEditorState({
    editor,
    selector: ({ editor }) =>
      headings.find(({ level }) => editor.isActive('heading', { level }))?.name ?? PARAGRAPH,
  });
  const choose = (name: string) => {
    const heading = headings.find((each) => each.name === name);
    const chain = editor.chain().focus();
    (heading ? chain.setHeading(heading) : chain.setParagraph()).run();
  };
  return (
    <Menu
      label="Text style"
      trigger={
        <Button isDisabled={disabled} className={`${styles.tool} ${styles.headings}`}>
          <span>
            <span className="visually-hidden">Text style: </span>
            {style}
          </span>
          <ChevronDownIcon />
        </Button>
      }
    >
      <MenuChoice title="Text style" value={style} options={options} onChange={choose} />
    </Menu>
  );
}
