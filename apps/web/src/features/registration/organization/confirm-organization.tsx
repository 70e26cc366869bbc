import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { organizationPath } from '../registration-paths.ts';
import { ReviewQuestion, StepFooter, StepPage } from '../step-page.tsx';
import { useRegistration } from '../use-registration.ts';
import { organizationIn } from './organization-in.ts';

export function ConfirmOrganization() {
  const navigate = useNavigate();
  const { registration, change } = useRegistration();
  const organization = organizationIn(registration);

  function confirm() {
    change.confirmOrganization();
    void navigate(paths.registerAccountCreate);
  }
  return (
    <StepPage title="Confirm your organization" step="organization">
      <Card>
        <ReviewQuestion />
        <FactList>
          <Fact name="Organization name">{organization?.name}</Fact>
          <Fact name="Address">{organization?.fullAddress}</Fact>
        </FactList>
      </Card>
      <StepFooter>
        <Button variant="secondary" onPress={() => void navigate(organizationPath(registration.flow))}>
          Previous
        </Button>
        <Button onPress={confirm}>Confirm</Button>
      </StepFooter>
    </StepPage>
  );
}
