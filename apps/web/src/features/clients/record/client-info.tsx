import type { Client } from '@hub/contract/core/clients/client';
import type { ClientRecord } from '@hub/contract/core/clients/clients';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import {
  type ClientField,
  contactFieldRows,
  demographicFieldRows,
  educationFieldRows,
  personalFields,
  valueInWords,
} from '../client-fields.ts';
import styles from './record.module.css';

/** The read view of the record. Demographic data is shown if the client has it. */
export function ClientInfo({ record }: { record: ClientRecord }) {
  const { client, contacts, education, demographic, comment } = record;
  return (
    <div className={styles.columns}>
      <Section title="Personal information">
        <Facts fields={personalFields} record={client} />
      </Section>
      <div className={styles.sections}>
        <Section title="Contacts">
          <ContactList client={client} contacts={contacts} />
        </Section>
        <Section title="Education and learning">
          {education ? (
            <Facts fields={educationFieldRows} record={education} />
          ) : (
            <Empty>No school yet</Empty>
          )}
        </Section>
        {demographic && (
          <Section title="Demographic">
            <Facts fields={demographicFieldRows} record={demographic} />
          </Section>
        )}
        <Section title="General comments">
          {comment ? <p className={styles.comment}>{comment.comment}</p> : <Empty>No comments yet</Empty>}
        </Section>
      </div>
    </div>
  );
}

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </Card>
);

const Empty = ({ children }: { children: string }) => <p className={styles.empty}>{children}</p>;

const Facts = ({ fields, record }: { fields: readonly ClientField[]; record: object }) => (
  <FactList>
    {fields.map((field) => (
      <Fact key={field.name} name={field.label}>
        {valueInWords(field, record)}
      </Fact>
    ))}
  </FactList>
);

const RELATIONSHIP = 'relationshipToClientProfileId';
const relationship = contactFieldRows.find(({ name }) => name === RELATIONSHIP);
/** Without the fields that the heading of a contact shows. */
const contactFacts = contactFieldRows.filter(
  ({ name }) => name !== RELATIONSHIP && name !== 'firstName' && name !== 'lastName',
);

type ContactsProps = { client: Client; contacts: ClientRecord['contacts'] };

/** The client is first in the list, if there is an email or a phone number. */
function ContactList({ client, contacts }: ContactsProps) {
  const isReachable = Boolean(client.email || client.phoneNumber);
  if (!isReachable && contacts.length === 0) return <Empty>No contacts yet</Empty>;
  return (
    <ul className={styles.contacts}>
      {isReachable && <ContactItem contact={client} relationship="Client" />}
      {contacts.map((contact) => (
        <ContactItem
          key={contact.id}
          contact={contact}
          relationship={relationship && valueInWords(relationship, contact)}
        />
      ))}
    </ul>
  );
}

/** A "no" is not shown for yes-or-no fields such as the right to decide. */
const isTold = ({ name, kind }: ClientField, contact: object) =>
  kind !== 'yes or no' || (contact as Record<string, unknown>)[name] === true;

type ItemProps = { contact: { firstName: string; lastName: string }; relationship: string | undefined };

const ContactItem = ({ contact, relationship }: ItemProps) => (
  <li>
    <h3 className={styles.contactName}>
      {contact.firstName} {contact.lastName} <span className={styles.relationship}>{relationship}</span>
    </h3>
    <Facts fields={contactFacts.filter((field) => isTold(field, contact))} record={contact} />
  </li>
);
