import { nameKey } from './name-key.ts';

type Named = { name: string; zipCode: string };

/** How an organization is searched for, and what makes it the same as another however both are written. */
export const organizationKeys = ({ name, zipCode }: Named) => ({
  name_key: nameKey(name),
  match_key: nameKey(name + zipCode).replace(/[^\p{L}\p{N}]/gu, ''),
});
