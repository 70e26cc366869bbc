import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { StepFooter, StepPage } from '../step-page.tsx';
import { useRegistration } from '../use-registration.ts';
import { OrganizationList } from './organization-list.tsx';
import styles from './organization-search.module.css';
import { useOrganizationSearch } from './use-organization-search.ts';

export function OrganizationSearch() {
  const navigate = useNavigate();
  const { registration, change } = useRegistration();
  const [chosen, setChosen] = useState<KnownOrganization | null>(registration.found);
  const search = useOrganizationSearch();

  function goOn() {
    if (!chosen) return;
    change.findOrganization(chosen);
    void navigate(paths.registerOrgConfirm);
  }
  return (
    <StepPage
      title="Find your organization"
      step="organization"
      description={
        <>
          Not there yet? <Link href={paths.registerOrgCreate}>Add your organization</Link>
        </>
      }
    >
      <Card>
        <div className={styles.search}>
          <SearchFilter
            label="Organization name"
            value={search.name}
            onChange={(name) => search.searchFor(name)}
          />
          <OrganizationList search={search} chosen={chosen} onChoose={setChosen} />
        </div>
      </Card>
      <StepFooter>
        <Button variant="secondary" onPress={() => void navigate(paths.register)}>
          Previous
        </Button>
        <ExplainedButton disabledReason={chosen ? undefined : 'Choose your organization.'} onPress={goOn}>
          Continue
        </ExplainedButton>
      </StepFooter>
    </StepPage>
  );
}
