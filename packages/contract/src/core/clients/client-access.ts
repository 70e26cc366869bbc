import { ADMIN, PRACTITIONER } from '../../catalogs/roles.ts';
import { onlyRoles } from '../../http/access.ts';

/** The roles that work with clients. Support helps people with their accounts and sees no clients. */
export const worksWithClients = onlyRoles(PRACTITIONER, ADMIN);
