import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { Db } from '../../db/database.ts';

type Form = { formId: string; version: string };

export type FormContents = (db: Db, form: Form) => Promise<FormContent>;

/** The contents of forms as respondents see them. Cached, since a published version never changes. */
export function createFormContents(): FormContents {
  const known = new Map<string, FormContent>();
  return async (db, { formId, version }) => {
    const key = `${formId} ${version}`;
    const content = known.get(key) ?? (await findContent(db, formId, version));
    known.set(key, content);
    return content;
  };
}

async function findContent(db: Db, formId: string, version: string): Promise<FormContent> {
  const { content } = await db
    .selectFrom('instrument_forms')
    .select('content')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return content;
}

/** The form without the items that the practitioner left out. */
export function withoutItems(content: FormContent, switchedOff: readonly string[]): FormContent {
  if (switchedOff.length === 0) return content;
  const pages = content.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => !switchedOff.includes(id)),
  }));
  return { ...content, pages: pages.filter(({ items }) => items.length > 0) };
}
