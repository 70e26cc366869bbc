import * as formsOut from './auth/management/forms-out.ts';
import * as invitations from './auth/management/invitations.ts';
import * as memberClients from './auth/management/member-clients.ts';
import * as members from './auth/management/members.ts';
import * as logo from './auth/organizations/logo.ts';
import * as organizations from './auth/organizations/organizations.ts';
import * as settings from './auth/organizations/settings.ts';
import * as timeZone from './auth/organizations/time-zone.ts';
import * as twoFactorRequirement from './auth/organizations/two-factor-requirement.ts';
import * as email from './auth/users/email.ts';
import * as newcomer from './auth/users/newcomer.ts';
import * as ownProfile from './auth/users/own-profile.ts';
import * as password from './auth/users/password.ts';
import * as profilePicture from './auth/users/profile-picture.ts';
import * as registration from './auth/users/registration.ts';
import * as reminderTexts from './auth/users/reminder-texts.ts';
import * as sessions from './auth/users/sessions.ts';
import * as signature from './auth/users/signature.ts';
import * as twoFactor from './auth/users/two-factor.ts';
import * as users from './auth/users/users.ts';
import * as administrations from './core/administrations/administrations.ts';
import * as alertBackup from './core/administrations/alert-backup.ts';
import * as corrections from './core/administrations/corrections.ts';
import * as handOff from './core/administrations/hand-off.ts';
import * as needingAction from './core/administrations/needing-action.ts';
import * as newResults from './core/administrations/new-results.ts';
import * as openForms from './core/administrations/open-forms.ts';
import * as paper from './core/administrations/paper.ts';
import * as reviews from './core/administrations/reviews.ts';
import * as scoreView from './core/administrations/score-view.ts';
import * as watch from './core/administrations/watch.ts';
import * as assessment from './core/assessment/assessment.ts';
import * as caseNotes from './core/cases/case-notes.ts';
import * as cases from './core/cases/cases.ts';
import * as catalogs from './core/catalogs.ts';
import { commentEndpoints, demographicEndpoints, educationEndpoints } from './core/clients/client-records.ts';
import * as clientSheet from './core/clients/client-sheet.ts';
import * as clients from './core/clients/clients.ts';
import * as contacts from './core/clients/contacts.ts';
import * as consents from './core/consents/consents.ts';
import * as certificates from './core/courses/certificates.ts';
import * as courseAssignments from './core/courses/course-assignments.ts';
import * as courseFiles from './core/courses/course-files.ts';
import * as courses from './core/courses/courses.ts';
import * as forms from './core/forms/forms.ts';
import * as assignmentGrid from './core/licenses/assignment-grid.ts';
import * as distributorKeys from './core/licenses/distributor-keys.ts';
import * as licenseAssignments from './core/licenses/license-assignments.ts';
import * as licenseEntries from './core/licenses/license-entries.ts';
import * as licenseInventory from './core/licenses/license-inventory.ts';
import * as licenseRequests from './core/licenses/license-requests.ts';
import * as licenseSeats from './core/licenses/license-seats.ts';
import * as licenseUsage from './core/licenses/license-usage.ts';
import * as licenses from './core/licenses/licenses.ts';
import * as materials from './core/products/materials.ts';
import * as productFiles from './core/products/product-files.ts';
import * as products from './core/products/products.ts';
import * as videos from './core/products/videos.ts';
import * as reports from './core/reports/reports.ts';
import * as screenings from './core/screenings/screenings.ts';
import * as search from './core/search.ts';
import type { AnyEndpoint } from './http/endpoint.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** All endpoints of both services. An endpoint that is not in this list is not served, documented or fuzzed. */
export const api: readonly AnyEndpoint[] = [
  organizations,
  settings,
  logo,
  timeZone,
  twoFactorRequirement,
  registration,
  newcomer,
  users,
  ownProfile,
  reminderTexts,
  profilePicture,
  signature,
  email,
  password,
  twoFactor,
  sessions,
  members,
  memberClients,
  formsOut,
  invitations,
  catalogs,
  clients,
  contacts,
  educationEndpoints,
  demographicEndpoints,
  commentEndpoints,
  clientSheet,
  cases,
  caseNotes,
  consents,
  administrations,
  alertBackup,
  handOff,
  needingAction,
  openForms,
  newResults,
  watch,
  scoreView,
  reviews,
  corrections,
  paper,
  assessment,
  screenings,
  reports,
  licenses,
  licenseRequests,
  licenseSeats,
  licenseAssignments,
  assignmentGrid,
  licenseInventory,
  licenseEntries,
  licenseUsage,
  distributorKeys,
  products,
  forms,
  videos,
  productFiles,
  materials,
  courses,
  courseAssignments,
  courseFiles,
  certificates,
  search,
].flatMap((group) => Object.values(group).filter(isEndpoint));
