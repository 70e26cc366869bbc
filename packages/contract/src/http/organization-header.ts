/** Names the organization that a window shows. A call is refused once the session works in another. */
export const ORGANIZATION_HEADER = 'hub-organization';
