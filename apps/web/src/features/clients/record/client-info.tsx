import type { Client } from '@hub/contract/core/clients/client';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import type { Catalogs } from '../api/use-catalogs.ts';
import { chosenLabel } from './chosen-label.ts';
import { ContactList } from './contact-list.tsx';
import { PersonalFacts } from './personal-facts.tsx';
import styles from './record.module.css';
import { RecordSection } from './record-section.tsx';
import type { RecordQueries } from './use-client-record.ts';

type Props = { client: Client; queries: RecordQueries; catalogs: Catalogs };

/** The record as it is read. A client without demographic data is not asked for any. */
export function ClientInfo({ client, queries, catalogs }: Props) {
  return (
    <div className={styles.columns}>
      <PersonalFacts client={client} catalogs={catalogs} />
      <div className={styles.sections}>
        <RecordSection title="Contacts" of={queries.contacts} failure="Error fetching contacts.">
          {(contacts) => <ContactList contacts={contacts} catalogs={catalogs} />}
        </RecordSection>
        <RecordSection
          title="Education and learning"
          of={queries.education}
          failure="Error fetching education."
        >
          {(education) =>
            education ? (
              <FactList>
                <Fact name="School name">{education.schoolName}</Fact>
                <Fact name="District">{education.district}</Fact>
                <Fact name="Grade">{chosenLabel(catalogs.grade, education.gradeId)}</Fact>
              </FactList>
            ) : (
              <p className={styles.empty}>No school yet</p>
            )
          }
        </RecordSection>
        {queries.demographic.data !== null && (
          <RecordSection title="Demographic" of={queries.demographic} failure="Error fetching demographics.">
            {(demographic) =>
              demographic && (
                <FactList>
                  <Fact name="Number of siblings">
                    {chosenLabel(catalogs.numberOfSiblings, demographic.numberOfSiblingsId)}
                  </Fact>
                  <Fact name="Annual household income">
                    {chosenLabel(catalogs.annualHouseholdIncome, demographic.annualHouseholdIncomeId)}
                  </Fact>
                  <Fact name="Economically disadvantaged">
                    {chosenLabel(catalogs.economicDisadvantage, demographic.economicDisadvantageId)}
                  </Fact>
                </FactList>
              )
            }
          </RecordSection>
        )}
        <RecordSection title="General comments" of={queries.comment} failure="Error fetching comments.">
          {(comment) =>
            comment ? (
              <p className={styles.comment}>{comment.comment}</p>
            ) : (
              <p className={styles.empty}>No comments yet</p>
            )
          }
        </RecordSection>
      </div>
    </div>
  );
}
