import { readFileSync } from 'node:fs';
import { printable } from '@hub/document/printable';
import type { PrintedForm } from '@hub/document/printed-form';
import { formTemplateFile } from '../paths.ts';
import type { Task } from './drawing-process.ts';
import { fontsFor } from './fonts.ts';

const TEMPLATE = '/form.typ';
/** The longest name that fits across a page. */
const LONGEST_WATERMARK = 60;

/** The input of the template: the form and the fonts it needs. */
export function formTask(given: PrintedForm): Extract<Task, { kind: 'pdf' }> {
  const form = printable(given);
  const json = JSON.stringify(form);
  const fonts = fontsFor(json, form.language);
  const [lang = 'en'] = form.language.split('-');
  const watermark = [...form.watermark].slice(0, LONGEST_WATERMARK).join('');
  const data = JSON.stringify({ ...form, watermark, lang, fonts: fonts.families });
  return {
    kind: 'pdf',
    main: TEMPLATE,
    files: { [TEMPLATE]: readFileSync(formTemplateFile), '/form.json': Buffer.from(data) },
    fonts: fonts.files,
  };
}
