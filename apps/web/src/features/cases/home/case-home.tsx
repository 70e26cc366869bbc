import type { CaseSummary } from '@hub/contract/core/cases/case';
import { type ReactNode, useCallback, useState } from 'react';
import { ActionGroup } from '../../../ui/action-group/action-group.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icon/icons.tsx';
import { dialogOnDemand, onDemand } from '../../../ui/on-demand.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { LIST_ID, useCases } from '../case-queries.ts';
import { CaseFilters } from './case-filters.tsx';
import styles from './case-home.module.css';
import { CaseTable, useCaseList } from './case-list.tsx';

const CloseCasesDialog = dialogOnDemand(
  'Close cases',
  async () => (await import('./close-cases-dialog.tsx')).CloseCasesDialog,
);

const NewCaseDialog = dialogOnDemand(
  'New case',
  async () => (await import('../case-form/new-case-from-home.tsx')).NewCaseFromHome,
);

const DeletedCasesDialog = dialogOnDemand(
  'Deleted cases',
  async () => (await import('../deleted-cases-dialog.tsx')).DeletedCasesDialog,
);

// Loaded on demand: it brings the code for clients, which a list of cases does not need.
const NoCases = onDemand<{ onNewCase: () => void }>(
  async () => (await import('./no-cases.tsx')).NoCases,
  ({ onNewCase }) => (
    <EmptyState message="You have no cases yet" action={<Button onPress={onNewCase}>New case</Button>} />
  ),
);

type Opened = { dialog: 'new' | 'deleted' } | { dialog: 'close'; cases: readonly CaseSummary[] };

type Props = {
  /** Notices above everything else, shown even if there are no cases yet. */
  notices: ReactNode;
  /** The panel of what needs action. */
  needs: ReactNode;
};

export function CaseHome({ notices, needs }: Props) {
  const list = useCaseList();
  const cases = useCases(list);
  const selection = useSelection(JSON.stringify(list.query));
  const [opened, setOpened] = useState<Opened>();
  const steady = useSteady();

  const { status } = cases.content;
  const hasCases = status !== 'empty' && status !== 'refused';
  const close = () => setOpened(undefined);
  const openNew = () => setOpened({ dialog: 'new' });

  return (
    <div className={styles.home}>
      <PageHeader
        title="Home"
        action={
          <ActionGroup
            actions={[
              {
                label: 'Deleted cases',
                icon: <TrashIcon />,
                onPress: () => setOpened({ dialog: 'deleted' }),
              },
            ]}
            primary={
              hasCases && (
                <Button onPress={openNew}>
                  <PlusIcon />
                  New case
                </Button>
              )
            }
          />
        }
      />
      {notices}
      {hasCases && <div className={styles.needs}>{needs}</div>}
      <section id={LIST_ID} ref={steady} aria-label="Cases" className={styles.list}>
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
          onClose={(selected) => setOpened({ dialog: 'close', cases: selected })}
        />
      </section>
      {opened?.dialog === 'deleted' && <DeletedCasesDialog onGone={close} />}
      {opened?.dialog === 'new' && <NewCaseDialog onGone={close} />}
      {opened?.dialog === 'close' && (
        <CloseCasesDialog cases={opened.cases} onClosed={selection.clear} onGone={close} />
      )}
    </div>
  );
}

/**
 * What arrives above an element moves it, but not from under a press or away from the focus: then the page scrolls as
 * far. Where it is scrolled already, browsers may do so themselves.
 */
function useSteady() {
  return useCallback((element: HTMLElement | null) => {
    const around = element?.parentElement;
    if (!element || !around) return;
    let top = element.offsetTop;
    let scrolled = window.scrollY;
    const remember = () => {
      scrolled = window.scrollY;
    };
    const observer = new ResizeObserver(() => {
      const moved = element.offsetTop - top - (window.scrollY - scrolled);
      top = element.offsetTop;
      if (moved !== 0 && element.matches(':active, :focus-within')) {
        window.scrollBy({ top: moved, behavior: 'instant' });
      }
      remember();
    });
    observer.observe(around);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', remember);
    };
  }, []);
}
