import type { Definition } from './definition.ts';

/** Asserts that a reference exists. `lint` has found every broken reference before a definition is used. */
export function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The definition has no ${name}`);
  return value;
}

export const findForm = (definition: Definition, id: string) =>
  definition.forms.find((form) => form.id === id);

export const itemsOf = (form: Definition['forms'][number]) => form.pages.flatMap(({ items }) => items);

export const optionsOf = (definition: Definition, optionSet: string) =>
  known(definition.optionSets[optionSet], `option set ${optionSet}`);

export const scaleOf = (definition: Definition, code: string) =>
  known(
    definition.scales.find((scale) => scale.code === code),
    `scale ${code}`,
  );

export const bandSchemeOf = (definition: Definition, name: string) =>
  known(definition.bandSchemes?.[name], `band scheme ${name}`);
