import type { FormContent, FormItem } from '@hub/contract/core/forms/form-content';

const inAll = (en: string) => ({ en, es: `${en} (es)`, ar: `${en} (ar)` });

const often = ['Never', 'Sometimes', 'Always'].map((text, index) => ({
  code: String(index),
  text: inAll(text),
}));
const yesNo = [
  { code: 'yes', text: inAll('Yes') },
  { code: 'no', text: inAll('No') },
];

const items: [FormItem[], FormItem[]] = [
  [
    { id: 'read', kind: 'read', text: inAll('Read this first.') },
    { id: 'sleep', kind: 'choice', required: false, text: inAll('I sleep well.'), options: often },
    { id: 'pet', kind: 'choice', required: true, text: inAll('Do you have a pet?'), options: yesNo },
    {
      id: 'pets',
      kind: 'choices',
      required: false,
      text: inAll('Which pets?'),
      options: ['Cat', 'Dog', 'Fish'].map((text) => ({ code: text.toLowerCase(), text: inAll(text) })),
      showWhen: { item: 'pet', codes: ['yes'] },
    },
    {
      id: 'cat-name',
      kind: 'text',
      required: false,
      text: inAll('What is the name of the cat?'),
      maxLength: 40,
      showWhen: { item: 'pets', codes: ['cat'] },
    },
  ],
  [
    {
      id: 'hours',
      kind: 'number',
      required: false,
      text: inAll('How many hours do you sleep?'),
      min: 0,
      max: 24,
      decimals: 1,
    },
    { id: 'note', kind: 'text', required: false, text: inAll('What else?'), maxLength: 500 },
  ],
];

/** Has every kind of item, two items that depend on others, and a required one. */
export const smallForm: FormContent = {
  formId: 'small',
  version: '1.0.0',
  name: inAll('Nights and pets'),
  respondent: 'parent',
  minutes: 2,
  languages: ['en', 'es', 'ar'],
  asksRater: ['known-for', 'knows-how-well', 'interpreter'],
  pages: [
    { title: inAll('At home'), instructions: inAll('Think of the last week.'), items: items[0] },
    { instructions: inAll('Answer in your own words.'), items: items[1] },
  ],
};
