import { ADMIN, PRACTITIONER } from '../../catalogs/roles.ts';
import { onlyRoles } from '../../http/access.ts';

/** Who works with clients. Support helps people with their accounts and sees no client. */
export const worksWithClients = onlyRoles(PRACTITIONER, ADMIN);
