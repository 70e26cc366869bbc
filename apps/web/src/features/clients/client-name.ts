import type { Client } from '@hub/contract/core/clients/client';

export const clientName = ({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
