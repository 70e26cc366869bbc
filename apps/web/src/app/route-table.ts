import type { RuntimeConfig } from '@hub/contract/runtime-config';
import type { ComponentType } from 'react';
import { Component as LandingPage } from '../pages/landing/landing-page.tsx';
import { ClientsIcon, CoursesIcon, HomeIcon, LibraryIcon, OrganizationIcon } from '../ui/icon/icons.tsx';
import { paths } from './paths.ts';

type Page = { Component: ComponentType };

export type Row = {
  path: string;
  audience: 'everyone' | 'signed-out' | 'signed-in' | 'manager';
  feature?: keyof RuntimeConfig['features'];
  /** Left out until the area is built: its address answers "not found". */
  page?: Page | { lazy: () => Promise<Page> };
  /** The tab of the area in the header. */
  tab?: { label: string; icon: ComponentType };
};

/** Who may open which address. */
export const routeTable: readonly Row[] = [
  {
    path: paths.cases,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/cases/home-page.tsx') },
    tab: { label: 'Home', icon: HomeIcon },
  },
  {
    path: paths.case,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/cases/case-page.tsx') },
  },
  {
    path: paths.addAssessments,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/cases/add-assessments-page.tsx') },
  },
  {
    path: paths.administration,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/cases/administration-page.tsx') },
  },
  {
    path: paths.paperEntry,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/cases/paper-entry-page.tsx') },
  },
  {
    path: paths.report,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/cases/report-page.tsx') },
  },
  {
    path: paths.compareRaters,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/cases/compare-page.tsx') },
  },
  {
    path: paths.clients,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/clients/client-list-page.tsx') },
    tab: { label: 'Clients', icon: ClientsIcon },
  },
  {
    path: paths.addClient,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/clients/add-client-page.tsx') },
  },
  {
    path: paths.client,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/clients/client-page.tsx') },
  },
  {
    path: paths.addCase,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/cases/new-case-page.tsx') },
  },
  {
    path: paths.progress,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/clients/progress-page.tsx') },
  },
  {
    path: paths.screenings,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/screenings/screening-list-page.tsx') },
  },
  {
    path: paths.newScreening,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/screenings/new-screening-page.tsx') },
  },
  {
    path: paths.screening,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/screenings/screening-page.tsx') },
  },
  {
    path: paths.library,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/library/library-page.tsx') },
    tab: { label: 'Library', icon: LibraryIcon },
  },
  {
    path: paths.libraryItem,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/library/product-page.tsx') },
  },
  {
    path: paths.printableForm,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/library/printable-form-page.tsx') },
  },
  {
    path: paths.myOrg,
    audience: 'manager',
    feature: 'myOrg',
    page: { lazy: () => import('../pages/my-org/my-org-page.tsx') },
    tab: { label: 'My Org', icon: OrganizationIcon },
  },
  ...[paths.myOrgPractitioners, paths.myOrgLicenseInventory, paths.myOrgLicenseUse, paths.myOrgSettings].map(
    (path): Row => ({
      path,
      audience: 'manager',
      feature: 'myOrg',
      page: { lazy: () => import('../pages/my-org/my-org-page.tsx') },
    }),
  ),
  ...[
    paths.practitioner,
    paths.practitionerInfo,
    paths.practitionerClients,
    paths.practitionerLicenseUse,
    paths.practitionerLicenseInventory,
  ].map(
    (path): Row => ({
      path,
      audience: 'manager',
      feature: 'myOrg',
      page: { lazy: () => import('../pages/my-org/practitioner-page.tsx') },
    }),
  ),
  {
    path: paths.prolearn,
    audience: 'signed-in',
    feature: 'prolearn',
    page: { lazy: () => import('../pages/prolearn/prolearn-page.tsx') },
    tab: { label: 'ProLearn', icon: CoursesIcon },
  },
  {
    path: paths.course,
    audience: 'signed-in',
    feature: 'prolearn',
    page: { lazy: () => import('../pages/prolearn/course-page.tsx') },
  },
  {
    path: paths.courseView,
    audience: 'signed-in',
    feature: 'prolearn',
    page: { lazy: () => import('../pages/prolearn/course-view-page.tsx') },
  },
  {
    path: paths.certificate,
    audience: 'everyone',
    feature: 'prolearn',
    page: { lazy: () => import('../pages/prolearn/certificate-page.tsx') },
  },
  {
    path: paths.myOrgCourses,
    audience: 'manager',
    feature: 'prolearn',
    page: { lazy: () => import('../pages/my-org/my-org-page.tsx') },
  },
  {
    path: paths.profile,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/profile/profile-page.tsx') },
  },
  // One route for all steps, because they share what was typed.
  ...[
    paths.register,
    paths.registerOrgSearch,
    paths.registerOrgCreate,
    paths.registerOrgConfirm,
    paths.registerAccountCreate,
    paths.registerAccountConfirmation,
    paths.registerCreationConfirmed,
  ].map(
    (path): Row => ({
      path,
      audience: 'signed-out',
      feature: 'register',
      page: { lazy: () => import('../pages/register/register-page.tsx') },
    }),
  ),
  {
    path: paths.registerInvited,
    audience: 'everyone',
    page: { lazy: () => import('../pages/register/invited-page.tsx') },
  },
  {
    path: paths.login,
    audience: 'signed-out',
    page: { lazy: () => import('../pages/login-page.tsx') },
  },
  // Not lazy: it is what a visitor sees first, and a second fetch would keep them waiting.
  { path: paths.landing, audience: 'everyone', page: { Component: LandingPage } },
  {
    path: paths.accountVerification,
    audience: 'everyone',
    page: { lazy: () => import('../pages/account-verification/account-verification-page.tsx') },
  },
  {
    path: paths.accountLocked,
    audience: 'everyone',
    page: { lazy: () => import('../pages/account-locked-page.tsx') },
  },
  {
    path: paths.termsOfUse,
    audience: 'everyone',
    page: { lazy: () => import('../pages/legal/terms-of-use.tsx') },
  },
  {
    path: paths.privacyPolicy,
    audience: 'everyone',
    page: { lazy: () => import('../pages/legal/privacy-policy.tsx') },
  },
  {
    path: paths.support,
    audience: 'everyone',
    page: { lazy: () => import('../pages/support/support-page.tsx') },
  },
  {
    path: paths.gallery,
    audience: 'everyone',
    page: { lazy: () => import('../pages/gallery/gallery-page.tsx') },
  },
];

/** Where a signed-in user begins: the first area that exists. */
export const firstArea = (table: readonly Row[]) =>
  table.find(({ audience, page }) => audience === 'signed-in' && page)?.path ?? paths.landing;
