import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { PrintedForm } from '@hub/document/printed-form';
import { makePrintedForm, type Printing } from '@hub/report/printed-form/make-printed-form';
import { findPaper } from '../../accounts/organization-paper.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Drawings } from '../../documents/drawings.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { Problem } from '../../http/problem.ts';

type PrintOptions = Pick<Printing, 'language' | 'instrument' | 'given'>;

/** A form as the caller prints it: on the organization's paper size, with the caller's name on each page. */
export async function printedFormOf(
  scope: Scope,
  content: FormContent,
  options: PrintOptions,
): Promise<PrintedForm> {
  if (!content.languages.includes(options.language)) throw new Problem('not-found');
  return makePrintedForm(content, {
    ...options,
    paper: await findPaper(scope),
    practitioner: await findName(scope),
  });
}

async function findName({ db, userId }: Scope): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}

/** The file. Its name contains no person's name. */
export async function drawPrintedForm(
  { drawForm }: Drawings,
  form: PrintedForm,
  formId: string,
): Promise<FileAnswer> {
  const name = `${formId}-${form.language}.pdf`;
  return new FileAnswer({ type: 'application/pdf', name, bytes: await drawForm(form) });
}
