import type { Item } from '../definition/items.ts';
import type { Definition } from '../definition.ts';
import { itemsOf } from '../look-up.ts';
import { type Fault, fault, type Path } from './fault.ts';

/** Looks up references within a definition and reports the broken ones. */
export interface References {
  item(path: Path, id: string): Fault[];
  itemOnForm(path: Path, id: string, form: string): Fault[];
  form(path: Path, id: string): Fault[];
  scaleOnForm(path: Path, code: string, form: string): Fault[];
  /** The codes are options of the item. */
  codes(path: Path, id: string, codes: string[]): Fault[];
  /** The scale has norms on the form. */
  norms(path: Path, scale: string, form: string): Fault[];
  /** The scale is read by the scheme, which has the bands. */
  bands(path: Path, reference: { scale: string; scheme: string; bands: string[] }): Fault[];
  findItem(id: string): Item | undefined;
}

export function createReferences(definition: Definition): References {
  const items = new Map(definition.items.map((item) => [item.id, item]));
  const forms = new Map(definition.forms.map((form) => [form.id, new Set(itemsOf(form))]));
  const scales = new Map(definition.scales.map((scale) => [scale.code, scale]));
  const normed = new Set(definition.norms?.tables.map(({ form, scale }) => `${form} ${scale}`));

  const unless = (isRight: boolean | undefined, path: Path, message: string) =>
    isRight ? [] : [fault(path, message)];

  return {
    findItem: (id) => items.get(id),
    item: (path, id) => unless(items.has(id), path, `There is no item ${id}`),
    form: (path, id) => unless(forms.has(id), path, `There is no form ${id}`),
    itemOnForm: (path, id, form) =>
      items.has(id)
        ? unless(forms.get(form)?.has(id) ?? true, path, `The item ${id} is not on the form ${form}`)
        : [fault(path, `There is no item ${id}`)],
    scaleOnForm: (path, code, form) =>
      scales.has(code)
        ? unless(
            scales.get(code)?.forms[form] !== undefined,
            path,
            `The scale ${code} is not on the form ${form}`,
          )
        : [fault(path, `There is no scale ${code}`)],
    codes(path, id, codes) {
      const item = items.get(id);
      if (!item) return [fault(path, `There is no item ${id}`)];
      if (!('options' in item)) return [fault(path, `The item ${id} has no options`)];
      const options = definition.optionSets[item.options]?.map(({ code }) => code) ?? [];
      return codes.flatMap((code, index) =>
        unless(options.includes(code), [...path, index], `The item ${id} has no option ${code}`),
      );
    },
    norms: (path, scale, form) =>
      unless(normed.has(`${form} ${scale}`), path, `The scale ${scale} has no norms on the form ${form}`),
    bands(path, { scale, scheme, bands }) {
      const found = scales.get(scale);
      if (!found) return [fault([...path, 'scale'], `There is no scale ${scale}`)];
      const known = definition.bandSchemes?.[scheme]?.bands.map(({ code }) => code);
      if (!known || !found.bands?.includes(scheme)) {
        return [fault([...path, 'scheme'], `The scale ${scale} is not read by the scheme ${scheme}`)];
      }
      return bands.flatMap((band, index) =>
        unless(known.includes(band), [...path, 'bands', index], `The scheme ${scheme} has no band ${band}`),
      );
    },
  };
}
