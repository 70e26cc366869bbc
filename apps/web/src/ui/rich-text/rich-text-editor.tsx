import type { RichText } from '@hub/contract/fields/rich-text';
import { EditorContent, useEditor } from '@tiptap/react';
import { type FocusEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import field from '../field/field.module.css';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { contentOf } from './content-of.ts';
import { extensions } from './extensions.ts';
import { makeInert } from './inert-html.ts';
import content from './rich-text-content.module.css';
import styles from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

/** Keeps spaces as they are shown. */
const AS_TYPED = { preserveWhitespace: true };

type Props = {
  value: RichText;
  onChange: (value: RichText) => void;
  onBlur?: () => void;
  disabled: boolean;
  autoFocus?: boolean;
  aria: Record<'aria-labelledby' | `aria-${string}`, string>;
  ref: Ref<{ focus: () => void }>;
};

export function RichTextEditor(props: Props) {
  const { value, onChange, onBlur, disabled, autoFocus = false, aria, ref } = props;
  const shown = useRef(value.html);
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    extensions,
    content: makeInert(value.html),
    parseOptions: AS_TYPED,
    autofocus: autoFocus && 'end',
    // The content security policy forbids style elements; our style sheet has these rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-disabled': `${disabled}`,
        class: `${content.content} ${styles.text}`,
        ...aria,
      },
      transformPastedHTML: cleanPastedHtml,
      // Tab leaves the field even in a list, so that it is no keyboard trap.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor }) => {
      const changed = contentOf(editor);
      shown.current = changed.html;
      onChange(changed);
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  useEffect(() => {
    if (value.html === shown.current) return;
    shown.current = value.html;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(makeInert(value.html), { emitUpdate: false, parseOptions: AS_TYPED })
      .run();
  }, [editor, value.html]);

  const leave = (event: FocusEvent) => {
    if (!linking && !event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot take the place of the label
    <div
      role="group"
      aria-labelledby={aria['aria-labelledby']}
      className={`${field.box} ${styles.box}`}
      onBlur={leave}
    >
      <RichTextToolbar editor={editor} disabled={disabled} linking={linking} onLinkingChange={setLinking} />
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}
