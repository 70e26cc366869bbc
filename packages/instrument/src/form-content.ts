import type { Text } from './definition/basics.ts';
import type { Form } from './definition/forms.ts';
import type { Item } from './definition/items.ts';
import type { Definition } from './definition.ts';
import { known, optionsOf } from './look-up.ts';

interface ShownItem {
  id: string;
  text: Text;
  showWhen?: { item: string; codes: string[] } | undefined;
}
interface AnsweredItem extends ShownItem {
  required: boolean;
}
type ItemContent =
  | (AnsweredItem & { kind: 'choice' | 'choices'; options: { code: string; text: Text }[] })
  | (AnsweredItem & { kind: 'number'; min: number; max: number; decimals: number })
  | (AnsweredItem & { kind: 'text'; maxLength: number })
  | (ShownItem & { kind: 'read' });

/** A form as a respondent sees it. */
export interface FormContent {
  formId: string;
  version: string;
  name: Text;
  respondent: Form['respondent'];
  minutes: number;
  languages: string[];
  asksRater: NonNullable<Form['asksRater']>;
  pages: { title?: Text | undefined; instructions: Text; items: ItemContent[] }[];
}

/** The id of a form outside of its instrument: `sleep-self`. */
export const formIdOf = ({ code }: Definition, { id }: Form): string => `${code.toLowerCase()}-${id}`;

/** Copies the shown fields one by one, so that nothing about scoring is included. */
export function formContent(definition: Definition, form: Form): FormContent {
  const items = new Map(definition.items.map((item) => [item.id, item]));
  const { name, respondent, minutes, asksRater = [], pages } = form;
  return {
    formId: formIdOf(definition, form),
    version: definition.version,
    name,
    respondent,
    minutes,
    languages: definition.languages,
    asksRater,
    pages: pages.map(({ title, instructions, items: ids }) => ({
      ...(title && { title }),
      instructions,
      items: ids.map((id) => itemContent(definition, known(items.get(id), `item ${id}`))),
    })),
  };
}

function itemContent(definition: Definition, item: Item): ItemContent {
  const { id, text, showWhen } = item;
  const shown: ShownItem = { id, text, ...(showWhen && { showWhen }) };
  if (item.kind === 'read') return { ...shown, kind: item.kind };
  const answered: AnsweredItem = { ...shown, required: item.required ?? false };
  switch (item.kind) {
    case 'choice':
    case 'choices':
      return { ...answered, kind: item.kind, options: optionsOf(definition, item.options) };
    case 'number':
      return { ...answered, kind: item.kind, min: item.min, max: item.max, decimals: item.decimals ?? 0 };
    case 'text':
      return { ...answered, kind: item.kind, maxLength: item.maxLength };
  }
}
