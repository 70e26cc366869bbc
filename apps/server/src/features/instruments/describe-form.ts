import type { ProductForm } from '@hub/contract/core/forms/forms';
import type { Definition } from '@hub/instrument/definition';
import type { Ages } from '@hub/instrument/definition/basics';
import type { Form } from '@hub/instrument/definition/forms';
import type { NormTable } from '@hub/instrument/definition/norms';
import { formIdOf } from '@hub/instrument/form-content';

/** The description of a form in lists, in English. */
export function describeForm(definition: Definition, form: Form): Omit<ProductForm, 'featureId'> {
  const kinds = new Map(definition.items.map(({ id, kind }) => [id, kind]));
  const tables = (definition.norms?.tables ?? []).filter((table) => table.form === form.id);
  return {
    formId: formIdOf(definition, form),
    version: definition.version,
    name: english(form.name),
    respondent: form.respondent,
    ageMonths: form.ages,
    minutes: form.minutes,
    items: form.pages.flatMap(({ items }) => items).filter((id) => kinds.get(id) !== 'read').length,
    languages: definition.languages,
    scales: definition.scales.flatMap(({ code, name, forms }) => {
      const rule = forms[form.id];
      const hasNorms = tables.some(({ scale }) => scale === code);
      return rule ? [{ code, name: english(name), isComposite: rule.raw === 'composite', hasNorms }] : [];
    }),
    norms: tables.length > 0 ? { about: english(definition.norms?.about), ...describeNorms(tables) } : null,
    notice: definition.notice ? english(definition.notice) : null,
  };
}

function describeNorms(tables: readonly NormTable[]) {
  const sizes = tables.map(({ n }) => n);
  const groups = new Set(tables.map(({ group }) => group));
  const bands = new Map(tables.map(({ ages }) => [`${ages.from} ${ages.to}`, ages]));
  return {
    size: { from: Math.min(...sizes), to: Math.max(...sizes) },
    groups: NORM_GROUPS.filter((group) => groups.has(group)),
    ageBands: [...bands.values()].sort(byAge),
  };
}

const NORM_GROUPS = ['combined', 'male', 'female'] as const;

const byAge = (first: Ages, second: Ages) => first.from - second.from || first.to - second.to;

/** Every text has an English version. */
const english = (text: Record<string, string> | undefined) => text?.en ?? '';
