import type { RuntimeConfig } from '@hub/contract/runtime-config';
import type { ComponentType } from 'react';
import * as landingPage from '../pages/landing/landing-page.tsx';
import { ClientsIcon, CoursesIcon, HomeIcon, LibraryIcon, OrganizationIcon } from '../ui/icon/icons.tsx';
import { paths } from './paths.ts';

type Page = { Component: ComponentType };

export type Row = {
  path: string;
  audience: 'everyone' | 'signed-out' | 'signed-in' | 'manager';
  feature?: keyof RuntimeConfig['features'];
  /** Left out until the area is built: its address is then not found. */
  page?: Page | { lazy: () => Promise<Page> };
  /** How the header offers it. */
  tab?: { label: string; icon: ComponentType };
};

/** Who may open which address. */
export const routeTable: readonly Row[] = [
  { path: paths.cases, audience: 'signed-in', tab: { label: 'Home', icon: HomeIcon } },
  { path: '/cases/:id', audience: 'signed-in' },
  { path: paths.clients, audience: 'signed-in', tab: { label: 'Clients', icon: ClientsIcon } },
  { path: '/clients/add-client', audience: 'signed-in' },
  { path: '/clients/:id', audience: 'signed-in' },
  { path: '/clients/:id/cases/new', audience: 'signed-in' },
  { path: paths.library, audience: 'signed-in', tab: { label: 'Library', icon: LibraryIcon } },
  { path: '/library/:id', audience: 'signed-in' },
  {
    path: paths.myOrg,
    audience: 'manager',
    feature: 'myOrg',
    tab: { label: 'My Org', icon: OrganizationIcon },
  },
  { path: '/my-org/practitioners', audience: 'manager', feature: 'myOrg' },
  { path: '/my-org/license-inventory', audience: 'manager', feature: 'myOrg' },
  { path: '/my-org/license-use', audience: 'manager', feature: 'myOrg' },
  { path: '/my-org/practitioner/:id', audience: 'manager', feature: 'myOrg' },
  { path: '/my-org/practitioner/:id/info', audience: 'manager', feature: 'myOrg' },
  { path: '/my-org/practitioner/:id/clients', audience: 'manager', feature: 'myOrg' },
  { path: '/my-org/practitioner/:id/license-use', audience: 'manager', feature: 'myOrg' },
  { path: '/my-org/practitioner/:id/license-inventory', audience: 'manager', feature: 'myOrg' },
  {
    path: paths.prolearn,
    audience: 'signed-in',
    feature: 'prolearn',
    tab: { label: 'ProLearn', icon: CoursesIcon },
  },
  { path: '/prolearn/course/:courseId', audience: 'signed-in', feature: 'prolearn' },
  { path: '/prolearn/course/:courseId/view', audience: 'signed-in', feature: 'prolearn' },
  {
    path: paths.profile,
    audience: 'signed-in',
    page: { lazy: () => import('../pages/profile/profile-page.tsx') },
  },
  { path: paths.register, audience: 'signed-out', feature: 'register' },
  { path: '/register/org-search', audience: 'signed-out', feature: 'register' },
  { path: '/register/org-create', audience: 'signed-out', feature: 'register' },
  { path: '/register/org-confirm', audience: 'signed-out', feature: 'register' },
  { path: '/register/account-create', audience: 'signed-out', feature: 'register' },
  { path: '/register/account-confirmation', audience: 'signed-out', feature: 'register' },
  { path: '/register/creation-confirmed', audience: 'signed-out', feature: 'register' },
  {
    path: paths.login,
    audience: 'signed-out',
    page: { lazy: () => import('../pages/login/login-page.tsx') },
  },
  // Comes with the app itself: it is what a visitor sees first, and a second fetch would keep them waiting.
  { path: paths.landing, audience: 'everyone', page: landingPage },
  {
    path: paths.accountVerification,
    audience: 'everyone',
    page: { lazy: () => import('../pages/account-verification/account-verification-page.tsx') },
  },
  {
    path: paths.accountLocked,
    audience: 'everyone',
    page: { lazy: () => import('../pages/account-locked/account-locked-page.tsx') },
  },
  {
    path: paths.termsOfUse,
    audience: 'everyone',
    page: { lazy: () => import('../pages/legal/terms-of-use-page.tsx') },
  },
  {
    path: paths.privacyPolicy,
    audience: 'everyone',
    page: { lazy: () => import('../pages/legal/privacy-policy-page.tsx') },
  },
  {
    path: paths.support,
    audience: 'everyone',
    page: { lazy: () => import('../pages/support/support-page.tsx') },
  },
];

/** Where a signed-in user begins: the first area that exists. */
export const firstArea = (table: readonly Row[]) =>
  table.find(({ audience, page }) => audience === 'signed-in' && page)?.path ?? paths.landing;
