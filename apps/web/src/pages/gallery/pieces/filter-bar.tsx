import { useState } from 'react';
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx';
import { SearchFilter } from '../../../ui/filter-bar/search-filter.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { GalleryPiece } from '../gallery-piece.ts';
import styles from './data-table.module.css';

const roles = ['Practitioner', 'Organization Manager'].map((role) => ({ value: role, label: role }));
const NOTHING = { name: '', role: '' };

function Content() {
  const [filters, setFilters] = useState({ ...NOTHING, role: 'Practitioner' });
  return (
    <div className={styles.wide}>
      <FilterBar
        label="People"
        count={Object.values(filters).filter(Boolean).length}
        onClear={() => setFilters(NOTHING)}
      >
        <SearchFilter
          label="Name"
          value={filters.name}
          onChange={(name) => setFilters({ ...filters, name })}
        />
        <Select
          label="Role"
          placeholder="Every role"
          options={roles}
          value={filters.role}
          onChange={(role) => setFilters({ ...filters, role })}
        />
      </FilterBar>
    </div>
  );
}

export const piece: GalleryPiece = {
  group: 'Data',
  title: 'Filter bar',
  note: 'Over a list. A search waits for a pause in the typing; a choice applies at once.',
  Content,
};
