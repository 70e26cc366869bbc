/** Every address of the web app. `pattern`s are for the router, the functions are for links. */
export const paths = {
  start: '/',
  landing: '/landing',
  login: '/login',
  register: '/register',
  accountVerification: '/account-verification',
  accountLocked: '/account-locked',
  support: '/support',
  supportTab: (tab: SupportTab) => `/support?tab=${supportTabs.indexOf(tab) + 1}`,
  privacyPolicy: '/privacy-policy',
  privacyChoices: '/privacy-policy#your-choices',
  termsOfUse: '/terms-of-use',
  profile: '/profile',
  cases: '/cases',
  clients: '/clients',
  library: '/library',
  myOrg: '/my-org',
  prolearn: '/prolearn',
} as const;

/** The tabs of the support page, in the order in which `?tab=` counts them, from 1. */
export const supportTabs = ['support', 'privacy-policy', 'terms-of-use'] as const;
export type SupportTab = (typeof supportTabs)[number];
