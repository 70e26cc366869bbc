import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import { paths } from '../../../app/paths.ts';
import { Button, RetryButton } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FailedIllustration, SearchIllustration } from '../../../ui/empty-state/illustrations.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { OrganizationListSkeleton } from './organization-list-skeleton.tsx';
import styles from './organization-search.module.css';
import type { useOrganizationSearch } from './use-organization-search.ts';

type Props = {
  search: ReturnType<typeof useOrganizationSearch>;
  chosen: KnownOrganization | null;
  onChoose: (organization: KnownOrganization) => void;
};

const addOne = (
  <Link variant="secondary" href={paths.registerOrgCreate}>
    Add your organization
  </Link>
);

export function OrganizationList({ search, chosen, onChoose }: Props) {
  const { content, name, page, pageSize, totalItems } = search;
  switch (content.status) {
    case 'loading':
      return <OrganizationListSkeleton />;
    case 'rows': {
      const { rows, outdated } = content;
      return (
        <>
          <div aria-busy={outdated} className={outdated ? styles.outdated : undefined}>
            <RadioGroup
              label="Organizations"
              options={rows.map(({ id, name, fullAddress }) => ({
                value: id,
                label: name,
                help: fullAddress,
              }))}
              value={chosen?.id ?? null}
              onChange={(id) => rows.filter((row) => row.id === id).forEach(onChoose)}
            />
          </div>
          <Pager
            label="Organizations"
            page={page}
            pageSize={pageSize ?? rows.length}
            totalItems={totalItems}
            onPage={search.goToPage}
          />
        </>
      );
    }
    case 'past-end':
      return (
        <EmptyState
          message="There is nothing on this page"
          illustration={<SearchIllustration />}
          action={
            <Button variant="secondary" onPress={() => search.goToPage(1)}>
              Go to the first page
            </Button>
          }
        />
      );
    case 'empty':
      return <EmptyState message="There are no organizations yet" action={addOne} />;
    case 'no-match':
      return (
        <div role="status">
          <EmptyState
            message={`No organization’s name begins with “${name.trim()}”`}
            hint="Check the spelling, or add it."
            illustration={<SearchIllustration />}
            action={addOne}
          />
        </div>
      );
    case 'refused':
    case 'failed':
    case 'retrying':
      return (
        <div role="alert">
          <EmptyState
            message="The organizations could not be loaded"
            hint={content.reason}
            illustration={<FailedIllustration />}
            action={content.status !== 'refused' && <RetryButton state={content} />}
          />
        </div>
      );
  }
}
