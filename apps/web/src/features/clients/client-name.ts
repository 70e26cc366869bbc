import type { Client } from '@hub/contract/core/clients/client';

export type NamedClient = Pick<Client, 'id' | 'firstName' | 'lastName'>;

export const clientName = ({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
