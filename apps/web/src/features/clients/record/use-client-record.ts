import type { Client } from '@hub/contract/core/clients/client';
import { useComment } from '../api/use-comment.ts';
import { useContacts } from '../api/use-contacts.ts';
import { useDemographic } from '../api/use-demographic.ts';
import { useEducation } from '../api/use-education.ts';
import type { ClientRecord, StoredContact } from '../client-record.ts';

export type RecordQueries = ReturnType<typeof useClientRecord>['queries'];

/** Everything that belongs to a client. It is loaded apart, so that one part that fails leaves the others. */
export function useClientRecord(client: Client) {
  const contacts = useContacts(client.id);
  const education = useEducation(client.id);
  const demographic = useDemographic(client.id);
  const comment = useComment(client.id);
  const queries = { contacts, education, demographic, comment };

  /** Undefined until all of it is loaded. */
  let record: ClientRecord | undefined;
  if (
    contacts.data !== undefined &&
    education.data !== undefined &&
    demographic.data !== undefined &&
    comment.data !== undefined
  ) {
    record = {
      client,
      contacts: contacts.data.filter((contact): contact is StoredContact => contact.id !== null),
      education: education.data,
      demographic: demographic.data,
      comment: comment.data,
    };
  }
  const hasFailed = Object.values(queries).some(
    (query) => query.data === undefined && query.errorUpdateCount > 0,
  );
  return { queries, record, hasFailed };
}
