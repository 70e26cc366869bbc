import { PAGE_SIZES } from '../../ui/pager/pager.tsx';
import { type Filters, type ListDescription, type ListValues, spellings } from './list-description.ts';
import { oneOf, type Parameter, wholeNumber } from './parameter.ts';

const MAX_PAGES = 1_000_000;
const pageNumber = wholeNumber(1, MAX_PAGES);

/** Every parameter of a list under its name in the address. */
function parametersOf<F extends Filters, Key extends string>(description: ListDescription<F, Key>) {
  const { sort, sortKeys, filters } = description;
  return {
    filters: Object.entries(filters),
    by: oneOf(sortKeys, sort.by),
    order: oneOf(['asc', 'desc'], sort.order),
    page: { ...pageNumber, fallback: 1 } as Parameter<number>,
    pageSize: oneOf(PAGE_SIZES, PAGE_SIZES[0]),
    names: spellings[description.spelling],
  };
}

/** Reads the address. A parameter that is missing or wrong has its default. */
export function readList<F extends Filters, Key extends string>(
  description: ListDescription<F, Key>,
  address: URLSearchParams,
): ListValues<F, Key> {
  const { filters, by, order, page, pageSize, names } = parametersOf(description);
  const read = <Value>(name: string, parameter: Parameter<Value>) =>
    parameter.parse(address.get(name) ?? '') ?? parameter.fallback;
  return {
    filters: Object.fromEntries(
      filters.map(([name, parameter]) => [name, read(name, parameter)]),
    ) as ListValues<F, Key>['filters'],
    sort: { by: read(names.sortBy, by), order: read(names.order, order) },
    page: read(names.page, page),
    pageSize: read(names.pageSize, pageSize),
  };
}

/** The address with these values. Defaults are left out; parameters that are not the list's stay. */
export function writeList<F extends Filters, Key extends string>(
  description: ListDescription<F, Key>,
  values: ListValues<F, Key>,
  address = new URLSearchParams(),
): URLSearchParams {
  const { filters, by, order, page, pageSize, names } = parametersOf(description);
  const written = new URLSearchParams(address);
  const write = <Value>(name: string, parameter: Parameter<Value>, value: Value) => {
    if (value === undefined || value === parameter.fallback) written.delete(name);
    else written.set(name, parameter.print(value));
  };
  for (const [name, parameter] of filters) write(name, parameter, values.filters[name]);
  write(names.sortBy, by, values.sort.by);
  write(names.order, order, values.sort.order);
  write(names.page, page, values.page);
  write(names.pageSize, pageSize, values.pageSize);
  return written;
}
