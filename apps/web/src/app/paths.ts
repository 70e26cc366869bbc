import { matchPath } from 'react-router';

/** Every address of the web app. One with a `:parameter` becomes a link by react-router's `generatePath`. */
export const paths = {
  start: '/',

  cases: '/cases',
  case: '/cases/:id',
  addAssessments: '/cases/:id/assessments/add',
  administration: '/cases/:id/assessments/:formId',
  paperEntry: '/cases/:id/assessments/:formId/paper',
  report: '/cases/:id/reports/:reportId',
  compareRaters: '/cases/:id/compare',
  clients: '/clients',
  addClient: '/clients/add-client',
  client: '/clients/:id',
  addCase: '/clients/:id/cases/new',
  progress: '/clients/:id/progress',
  screenings: '/screenings',
  newScreening: '/screenings/new',
  screening: '/screenings/:id',
  library: '/library',
  libraryItem: '/library/:id',
  printableForm: '/library/printable-forms/:secret',
  profile: '/profile',

  myOrg: '/my-org',
  myOrgPractitioners: '/my-org/practitioners',
  myOrgLicenseInventory: '/my-org/license-inventory',
  myOrgLicenseUse: '/my-org/license-use',
  myOrgCourses: '/my-org/courses',
  myOrgSettings: '/my-org/settings',
  practitioner: '/my-org/practitioner/:id',
  practitionerInfo: '/my-org/practitioner/:id/info',
  practitionerClients: '/my-org/practitioner/:id/clients',
  practitionerLicenseUse: '/my-org/practitioner/:id/license-use',
  practitionerLicenseInventory: '/my-org/practitioner/:id/license-inventory',

  prolearn: '/prolearn',
  course: '/prolearn/course/:courseId',
  courseView: '/prolearn/course/:courseId/view',
  certificate: '/certificates/:number',

  register: '/register',
  registerOrgSearch: '/register/org-search',
  registerOrgCreate: '/register/org-create',
  registerOrgConfirm: '/register/org-confirm',
  registerAccountCreate: '/register/account-create',
  registerAccountConfirmation: '/register/account-confirmation',
  registerCreationConfirmed: '/register/creation-confirmed',
  registerInvited: '/register/invited',

  login: '/login',
  landing: '/landing',
  accountVerification: '/account-verification',
  accountLocked: '/account-locked',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  privacyChoices: '/privacy-policy#your-choices',
  support: '/support',

  /** Every piece of the interface; served only in development and with the embedded database. */
  gallery: '/dev/ui/:piece?',
} as const;

/** The tabs of the support page, in the order of `?tab=`, from 1. */
const supportTabs = ['support', 'privacy-policy', 'terms-of-use'] as const;
export type SupportTab = (typeof supportTabs)[number];

/** The tab named in the query; the first one when there is no such tab. */
export const supportTabOf = (search: string): SupportTab =>
  supportTabs[Number(new URLSearchParams(search).get('tab')) - 1] ?? 'support';

export const supportTabNumber = (tab: SupportTab) => String(supportTabs.indexOf(tab) + 1);

/** The terms have a page and a tab of the support page. */
export const isTermsOfUse = ({ pathname, search }: { pathname: string; search: string }) =>
  Boolean(
    matchPath(paths.termsOfUse, pathname) ||
      (matchPath(paths.support, pathname) && supportTabOf(search) === 'terms-of-use'),
  );
