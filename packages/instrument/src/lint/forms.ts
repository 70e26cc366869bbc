import type { Form } from '../definition/forms.ts';
import type { Definition } from '../definition.ts';
import { type Fault, fault, type Path } from './fault.ts';
import type { References } from './references.ts';

/** The items of a form must exist, be listed once, and come after the items that show them. */
export function findFormFaults({ forms }: Definition, references: References): Fault[] {
  return forms.flatMap((form, index) => [...agesFaults(form, index), ...itemFaults(form, index, references)]);
}

const agesFaults = ({ ages }: Form, index: number) =>
  ages.from > ages.to ? [fault(['forms', index, 'ages'], 'The ages end before they begin')] : [];

function itemFaults(form: Form, index: number, references: References): Fault[] {
  const before = new Set<string>();
  return form.pages.flatMap(({ items }, page) =>
    items.flatMap((id, place) => {
      const path: Path = ['forms', index, 'pages', page, 'items', place];
      const twice = before.has(id) ? [fault(path, `The item ${id} is on the form twice`)] : [];
      const shownBy = references.findItem(id)?.showWhen?.item;
      const early =
        shownBy !== undefined && shownBy !== id && !before.has(shownBy)
          ? [fault(path, `The item ${shownBy}, which shows the item ${id}, is not on the form before it`)]
          : [];
      before.add(id);
      return [...references.item(path, id), ...twice, ...early];
    }),
  );
}
