import type { PaperMark } from '@hub/contract/core/administrations/paper';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import { useState } from 'react';
import { PaperPass } from '../../../features/assessments/paper/paper-pass.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const ITEMS = 60;
const options = ['Never', 'Sometimes', 'Often', 'Always'].map((en, index) => ({
  code: String(index),
  text: { en },
}));

const content: FormContent = {
  formId: 'example',
  version: '1.0.0',
  name: { en: 'Example' },
  respondent: 'parent',
  minutes: 10,
  languages: ['en'],
  asksRater: [],
  pages: [
    {
      instructions: { en: 'Read each sentence.' },
      items: [
        ...Array.from({ length: ITEMS }, (_, index) => ({
          id: String(index + 1),
          kind: 'choice' as const,
          text: { en: `Sentence ${index + 1}` },
          required: false,
          options,
        })),
        {
          id: 'times',
          kind: 'number',
          text: { en: 'How many times' },
          required: false,
          min: 0,
          max: 60,
          decimals: 0,
          showWhen: { item: '60', codes: ['3'] },
        },
        { id: 'note', kind: 'text', text: { en: 'Anything else' }, required: false, maxLength: 200 },
      ],
    },
  ],
};

function Example() {
  const [entries, setEntries] = useState<ReadonlyMap<string, PaperMark>>(new Map());
  return (
    <>
      <PaperPass
        content={content}
        language="en"
        entries={entries}
        autoFocus={false}
        onEntry={(item, entry) => setEntries((before) => new Map([...before, [item, entry]]))}
      />
      <output aria-label="Entries">
        {[...entries]
          .map(([item, entry]) => `${item}:${entry.mark === 'answer' ? entry.value : entry.mark}`)
          .join(' ')}
      </output>
    </>
  );
}

export const piece: GalleryPiece = {
  group: 'Forms',
  title: 'Paper entry',
  note: 'A form that was filled in on paper, for the keyboard: a digit answers and moves on.',
  Content: () => (
    <State name="Sixty items">
      <Example />
    </State>
  ),
};
