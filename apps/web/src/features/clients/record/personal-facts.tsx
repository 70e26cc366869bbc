import type { Client } from '@hub/contract/core/clients/client';
import { displayDate } from '@hub/contract/dates/date-display';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import type { Catalogs } from '../api/use-catalogs.ts';
import { chosenLabel } from './chosen-label.ts';
import styles from './record.module.css';

type Props = { client: Client; catalogs: Catalogs };

export function PersonalFacts({ client, catalogs }: Props) {
  return (
    <Card>
      <h2 className={styles.title}>Personal information</h2>
      <FactList>
        <Fact name="First name">{client.firstName}</Fact>
        <Fact name="Last name">{client.lastName}</Fact>
        <Fact name="Biological sex">
          {chosenLabel(catalogs.genders, client.genderId, client.otherGender)}
        </Fact>
        <Fact name="Date of birth">{displayDate(client.dateOfBirth)}</Fact>
        <Fact name="Client ID">{client.externalClientId}</Fact>
        <Fact name="Email">{client.email}</Fact>
        <Fact name="Phone number">{client.phoneNumber}</Fact>
        <Fact name="Gender">
          {chosenLabel(catalogs.genderIdentity, client.genderIdentityId, client.otherGenderIdentity)}
        </Fact>
        <Fact name="Pronouns">{chosenLabel(catalogs.pronoun, client.pronounsId, client.otherPronouns)}</Fact>
        <Fact name="Primary language">
          {chosenLabel(catalogs.primaryLanguage, client.primaryLanguageId, client.otherLanguage)}
        </Fact>
        <Fact name="Handedness">{chosenLabel(catalogs.handedness, client.handednessId)}</Fact>
        <Fact name="Closed captioning">{client.closedCaptioning ? 'Yes' : 'No'}</Fact>
      </FactList>
    </Card>
  );
}
