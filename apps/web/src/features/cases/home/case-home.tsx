import type { CaseSummary } from '@hub/contract/core/cases/case';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { PlusIcon } from '../../../ui/icon/icons.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { useCases } from '../api/use-cases.ts';
import { CaseFilters } from './case-filters.tsx';
import styles from './case-home.module.css';
import { CaseTable } from './case-table.tsx';
import { CloseCasesDialog, NewCaseDialog } from './dialogs-on-demand.ts';
import { LIST_PLACE } from './needs-action/need-cards.ts';
import { NeedsAction } from './needs-action/needs-action.tsx';
import { NoCases } from './no-cases.tsx';
import { useCaseList } from './use-case-list.ts';

type Opened = { dialog: 'new' } | { dialog: 'close'; cases: readonly CaseSummary[] };

export function CaseHome() {
  const list = useCaseList();
  const cases = useCases(list);
  const selection = useSelection(JSON.stringify(list.query));
  const [opened, setOpened] = useState<Opened>();

  const { status } = cases.content;
  const hasCases = status !== 'empty' && status !== 'refused';
  const close = () => setOpened(undefined);
  const openNew = () => setOpened({ dialog: 'new' });

  return (
    <div className={styles.home}>
      <PageHeader
        title="Home"
        action={
          hasCases && (
            <Button onPress={openNew}>
              <PlusIcon />
              New case
            </Button>
          )
        }
      />
      {hasCases && <NeedsAction />}
      <section id={LIST_PLACE} aria-label="Cases" className={styles.list}>
        {hasCases && (
          <>
            <h2 className={styles.heading}>Cases</h2>
            <CaseFilters list={list} />
          </>
        )}
        <CaseTable
          list={list}
          cases={cases}
          selection={selection}
          empty={<NoCases onNewCase={openNew} />}
          onClose={(chosen) => setOpened({ dialog: 'close', cases: chosen })}
        />
      </section>
      {opened?.dialog === 'new' && <NewCaseDialog onGone={close} />}
      {opened?.dialog === 'close' && (
        <CloseCasesDialog cases={opened.cases} onClosed={selection.clear} onGone={close} />
      )}
    </div>
  );
}
