import { respondents } from '@hub/contract/core/products/product';
import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { useCategories } from '../library-queries.ts';
import { respondentLabels } from '../product-words.ts';
import { AgeFilter } from './age-filter.tsx';
import type { useLibraryList } from './library-list.ts';

type Props = {
  list: ReturnType<typeof useLibraryList>;
  /** How often the filters were cleared; a change also clears the text that is typed but not applied yet. */
  clearings: number;
  onClear: () => void;
};

const ALL = { value: '', label: 'All' };

const licenseOptions = [
  ALL,
  { value: 'true', label: 'Licensed only' },
  { value: 'false', label: 'Not licensed' },
];

const respondentOptions = [ALL, ...respondents.map((value) => ({ value, label: respondentLabels[value] }))];

export function LibraryFilters({ list, clearings, onClear }: Props) {
  const { Search, Category, AgeMonths, Respondent, Licensed } = list.filters;
  const categories = useCategories();
  // A category that is only in the address is offered too, so that it can be seen and removed.
  const known = Category && !categories.includes(Category) ? [...categories, Category] : categories;
  return (
    <FilterBar label="Products" count={list.filterCount} onClear={onClear}>
      <SearchFilter
        key={`search ${clearings}`}
        label="Search"
        value={Search}
        onChange={(next) => list.searchFor({ Search: next })}
      />
      <FilterChoice
        label="Category"
        options={[ALL, ...known.map((value) => ({ value, label: value }))]}
        value={Category}
        onChange={(next) => list.filterBy({ Category: next })}
      />
      <AgeFilter
        key={`age ${clearings}`}
        months={AgeMonths}
        onChange={(next) => list.searchFor({ AgeMonths: next })}
      />
      <FilterChoice
        label="Respondent"
        options={respondentOptions}
        value={Respondent ?? ''}
        onChange={(next) => list.filterBy({ Respondent: respondents.find((value) => value === next) })}
      />
      <FilterChoice
        label="Licenses"
        options={licenseOptions}
        value={Licensed === undefined ? '' : String(Licensed)}
        onChange={(next) => list.filterBy({ Licensed: next === '' ? undefined : next === 'true' })}
      />
    </FilterBar>
  );
}
