import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { KeyIcon } from '../../../ui/icon/icons.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { ActivateDialog } from '../dialogs-on-demand.ts';
import { useProducts, useUsesLeft } from '../library-queries.ts';
import { usePerson } from '../use-person.ts';
import styles from './catalogue.module.css';
import { LibraryFilters } from './library-filters.tsx';
import { useLibraryList } from './library-list.ts';
import { ProductCards } from './product-cards.tsx';

const PRODUCTS_ON_A_PAGE = 20;

/** The publisher's products, each with the user's remaining licenses. */
export function Library() {
  const list = useLibraryList();
  const products = useProducts(list);
  const { hasLicenses } = usePerson();
  const left = useUsesLeft({ enabled: hasLicenses });
  const [isActivating, setIsActivating] = useState(false);
  const [clearings, setClearings] = useState(0);

  function clearFilters() {
    list.clearFilters();
    setClearings(clearings + 1);
  }

  return (
    <div className={styles.library}>
      <PageHeader
        title="Library"
        action={
          hasLicenses && (
            <Button onPress={() => setIsActivating(true)}>
              <KeyIcon />
              Activate a license key
            </Button>
          )
        }
      />
      {products.content.status !== 'empty' && (
        <LibraryFilters list={list} clearings={clearings} onClear={clearFilters} />
      )}
      <ProductCards
        products={products}
        left={left}
        onClearFilters={clearFilters}
        onFirstPage={() => list.goToPage(1)}
      />
      <Pager
        label="Products"
        page={list.page}
        pageSize={products.pageSize ?? PRODUCTS_ON_A_PAGE}
        totalItems={products.totalItems}
        onPage={list.goToPage}
      />
      {isActivating && <ActivateDialog onGone={() => setIsActivating(false)} />}
    </div>
  );
}
