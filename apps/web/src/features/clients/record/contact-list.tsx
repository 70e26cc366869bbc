import type { Contact } from '@hub/contract/core/clients/contact';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import type { Catalogs } from '../api/use-catalogs.ts';
import { chosenLabel } from './chosen-label.ts';
import styles from './record.module.css';

type Props = { contacts: readonly Contact[]; catalogs: Catalogs };

export function ContactList({ contacts, catalogs }: Props) {
  const reachable = contacts.filter(({ id, email, phoneNumber }) => id !== null || email || phoneNumber);
  if (reachable.length === 0) return <p className={styles.empty}>No contacts yet</p>;
  return (
    <ul className={styles.contacts}>
      {reachable.map((contact) => (
        <li key={contact.id}>
          <h3 className={styles.contactName}>
            {contact.firstName} {contact.lastName}{' '}
            <span className={styles.relationship}>{relationshipOf(contact, catalogs)}</span>
          </h3>
          <FactList>
            <Fact name="Email">{contact.email}</Fact>
            <Fact name="Phone number">{contact.phoneNumber}</Fact>
            <Fact name="Primary language">
              {chosenLabel(catalogs.primaryLanguage, contact.primaryLanguageId, contact.otherLanguage)}
            </Fact>
          </FactList>
        </li>
      ))}
    </ul>
  );
}

const relationshipOf = ({ id, relationshipToClientProfileId }: Contact, catalogs: Catalogs) =>
  id === null ? 'Client' : chosenLabel(catalogs.relationshipToClientProfile, relationshipToClientProfileId);
