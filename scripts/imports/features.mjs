/**
 * The graph of features: which others a feature may import, which of its own files those may import (its front), and in
 * which files of apps/e2e it is seen at work.
 * @typedef {object} Feature
 * @property {string[]} imports
 * @property {string[]} [front]
 * @property {string[]} [journeys]
 */

/** @type {Record<string, Feature>} */
export const serverFeatures = {
  catalogs: { imports: [] },
  users: {
    imports: [],
    front: ['picture/encode-picture.ts', 'picture/is-taken-picture.ts'],
    journeys: ['profile', 'profile-picture'],
  },
  letterheads: { imports: ['users'], front: ['letterhead-repository.ts'], journeys: ['scores'] },
  search: { imports: [], front: ['searchable.ts'], journeys: ['quick-search'] },
  clients: {
    imports: ['search'],
    front: ['client-access.ts', 'contact-repository.ts', 'transfer-clients.ts'],
    journeys: ['client-form', 'client-directory', 'client-record', 'ui/data-table'],
  },
  cases: {
    imports: ['clients', 'search'],
    front: ['case-access.ts', 'case-service.ts'],
    journeys: ['case-record', 'case-home', 'case-notes'],
  },
  consents: {
    imports: ['clients', 'cases'],
    front: ['consent-to-assess.ts', 'carry-consent.ts'],
    journeys: ['consent'],
  },
  library: {
    imports: ['search'],
    front: [
      'material-links.ts',
      'product-repository.ts',
      'qualification.ts',
      'product-files.ts',
      'import/catalogue-refused.ts',
      'import/import-catalogue.ts',
      'import/linked-file.ts',
      'import/read-catalogue.ts',
      'import/read-json-file.ts',
    ],
    journeys: ['library', 'form-preview'],
  },
  instruments: {
    imports: ['library', 'licenses'],
    front: [
      'form-repository.ts',
      'print-form.ts',
      'import/import-instruments.ts',
      'import/read-instruments.ts',
    ],
    journeys: ['form-preview', 'ui/respondent-form'],
  },
  courses: {
    imports: ['library'],
    front: ['import/import-courses.ts', 'import/read-courses.ts'],
    journeys: ['prolearn'],
  },
  publishing: { imports: ['library', 'instruments', 'courses'], journeys: ['library'] },
  licenses: {
    imports: [],
    front: ['license-clerk.ts', 'license-list.ts', 'ledger/draw.ts', 'ledger/move.ts', 'ledger/settle.ts'],
    journeys: ['library', 'inventory'],
  },
  assessments: {
    imports: ['clients', 'cases', 'consents', 'instruments', 'library', 'licenses', 'search'],
    front: ['administration-repository.ts', 'reported-forms.ts'],
    journeys: [
      'assessment',
      'case-assessments',
      'review',
      'paper',
      'reminders',
      'hand-off',
      'scores',
      'ui/live-form',
      'ui/paper-entry',
      'ui/enter-code',
    ],
  },
  reports: { imports: ['clients', 'cases', 'assessments', 'letterheads'], journeys: ['reports', 'ui/plot'] },
  members: { imports: ['clients'], journeys: ['my-org'] },
};

/** @type {Record<string, Feature>} */
export const webFeatures = {
  clients: {
    imports: [],
    front: ['client-queries.ts', 'client-name.ts', 'forms-in-deletion.tsx', 'similar-clients.tsx'],
    journeys: ['client-form', 'client-directory', 'client-record', 'session-draft'],
  },
  cases: {
    imports: ['clients'],
    front: [
      'case-queries.ts',
      'home/needs-action/needs-action.tsx',
      'home/needs-action/needs-action.module.css',
    ],
    journeys: ['case-record', 'case-home', 'case-notes'],
  },
  library: {
    imports: ['profile'],
    front: [
      'dialogs-on-demand.ts',
      'requests/waiting-request.tsx',
      'requests/requests.module.css',
      'uses-left.ts',
      'use-person.ts',
      'detail-of.ts',
      'product-words.ts',
    ],
    journeys: ['library', 'form-preview'],
  },
  'org-licenses': {
    imports: ['library', 'profile'],
    front: ['license-inventory-panel.tsx', 'license-use-panel.tsx'],
    journeys: ['inventory'],
  },
  consents: {
    imports: ['clients'],
    front: ['consent-banner.tsx', 'consent-words.ts'],
    journeys: ['consent'],
  },
  assessments: {
    imports: ['cases', 'consents', 'library', 'profile'],
    front: ['assessment-words.ts'],
    journeys: [
      'case-assessments',
      'review',
      'paper',
      'reminders',
      'hand-off',
      'scores',
      'ui/paper-entry',
      'ui/enter-code',
    ],
  },
  reports: { imports: ['cases', 'clients'], journeys: ['reports', 'ui/plot'] },
  courses: { imports: [], journeys: ['prolearn'] },
  search: { imports: ['assessments'], journeys: ['quick-search'] },
  profile: {
    imports: [],
    front: ['profile-queries.ts', 'current-role.ts', 'use-switch-organization.ts', 'profile.module.css'],
    journeys: ['profile', 'profile-picture'],
  },
  organization: { imports: ['profile'], front: ['time-zones.ts'], journeys: ['profile'] },
  'my-org': { imports: ['library', 'organization', 'profile'], journeys: ['my-org'] },
  registration: { imports: [], journeys: ['register', 'ui/register-failures'] },
  'session-lifecycle': { imports: [], journeys: ['session-clock', 'session-tabs', 'session-renewal'] },
  sessions: { imports: [], journeys: ['session-list'] },
  'two-factor': { imports: [], journeys: ['two-factor'] },
  verification: { imports: [], journeys: ['register'] },
  support: { imports: [], journeys: ['navigation'] },
  maintenance: { imports: [], journeys: ['ui/overlays'] },
};
