/** The organization that a window shows. A call is refused when the session has switched to another one. */
export const ORGANIZATION_HEADER = 'hub-organization';
