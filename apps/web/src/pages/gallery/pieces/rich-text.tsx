import { richText } from '@hub/contract/fields/rich-text';
import { useState } from 'react';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { RichTextSkeleton } from '../../../ui/rich-text/rich-text-skeleton.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

const html = `<h2>Classroom observation</h2><p>Maya settled within <strong>five minutes</strong> and worked <em>without prompts</em>.</p><ul><li><p>Asked twice for a break</p><ul><li><p>Both times after reading aloud</p></li></ul></li><li><p>Finished the <u>second</u> worksheet</p></li></ul><p style="text-align: right">See the <a target="_blank" rel="noopener noreferrer" href="https://www.example.com/scales">rating scales</a>.</p>`;

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Rich text',
  note: 'For what someone writes about a case: the reason of a referral, a note. The editor loads when the field is first shown; the view shows the same text to be read.',
  Content: () => (
    <>
      <div className={styles.wide}>
        <State name="Empty, with the value that it reports">
          <Example label="Case note" reported />
        </State>
      </div>
      <State name="With content and help">
        <Example label="Observation" initial={html} help="Only you and your organization see it." />
      </State>
      <State name="Required">
        <Example label="Reason for referral" required />
      </State>
      <State name="Disabled">
        <Example label="Closed note" initial={html} disabled />
      </State>
      <State name="While the editor loads">
        <RichTextSkeleton html={html} />
      </State>
      <State name="Read view">
        <RichTextView html={html} />
      </State>
    </>
  ),
};

type Props = {
  label: string;
  initial?: string;
  help?: string;
  required?: boolean;
  disabled?: boolean;
  reported?: boolean;
};

function Example({ initial = '', reported = false, ...rest }: Props) {
  const [value, setValue] = useState({ html: initial, text: '' });
  const [error, setError] = useState<string>();
  const check = () => setError(richText.safeParse(value).error?.issues[0]?.message);
  return (
    <>
      <RichTextField
        {...rest}
        value={value}
        onChange={setValue}
        onBlur={() => rest.required && check()}
        error={error}
      />
      {reported && <output className={styles.value}>{JSON.stringify(value, null, 2)}</output>}
    </>
  );
}
