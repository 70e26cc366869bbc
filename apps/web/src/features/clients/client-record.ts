import type { Client } from '@hub/contract/core/clients/client';
import type {
  commentEndpoints,
  demographicEndpoints,
  educationEndpoints,
} from '@hub/contract/core/clients/client-records';
import type { Contact } from '@hub/contract/core/clients/contact';
import type { AnswerOf } from '@hub/contract/http/endpoint';

export type Education = AnswerOf<typeof educationEndpoints.read>;
export type Demographic = AnswerOf<typeof demographicEndpoints.read>;
export type Comment = AnswerOf<typeof commentEndpoints.read>;

/** Of someone else: the client's own email and phone have no id. */
export type StoredContact = Contact & { id: string };

/** A client with everything that belongs to it. */
export type ClientRecord = {
  client: Client;
  contacts: readonly StoredContact[];
  education: Education | null;
  demographic: Demographic | null;
  comment: Comment | null;
};
