/**
 * The graph of features: which others a feature may import, and which of its own files those may import (its front).
 * @typedef {object} Feature
 * @property {string[]} imports
 * @property {string[]} [front]
 */

/** @type {Record<string, Feature>} */
export const serverFeatures = {
  catalogs: { imports: [] },
  users: { imports: [], front: ['picture/encode-picture.ts', 'picture/is-taken-picture.ts'] },
  letterheads: { imports: ['users'], front: ['letterhead-repository.ts'] },
  search: { imports: [], front: ['searchable.ts'] },
  clients: {
    imports: ['search'],
    front: ['client-access.ts', 'contact-repository.ts', 'transfer-clients.ts'],
  },
  cases: { imports: ['clients', 'search'], front: ['case-access.ts', 'case-service.ts'] },
  consents: { imports: ['clients', 'cases'], front: ['consent-to-assess.ts', 'carry-consent.ts'] },
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
  },
  instruments: {
    imports: ['library', 'licenses'],
    front: [
      'form-repository.ts',
      'print-form.ts',
      'import/import-instruments.ts',
      'import/read-instruments.ts',
    ],
  },
  courses: { imports: ['library'], front: ['import/import-courses.ts', 'import/read-courses.ts'] },
  publishing: { imports: ['library', 'instruments', 'courses'] },
  licenses: {
    imports: [],
    front: ['license-clerk.ts', 'license-list.ts', 'ledger/draw.ts', 'ledger/move.ts', 'ledger/settle.ts'],
  },
  assessments: {
    imports: ['clients', 'cases', 'consents', 'instruments', 'library', 'licenses', 'search'],
    front: ['administration-repository.ts', 'reported-forms.ts'],
  },
  reports: { imports: ['clients', 'cases', 'assessments', 'letterheads'] },
  members: { imports: ['clients'] },
};

/** @type {Record<string, Feature>} */
export const webFeatures = {
  clients: { imports: [], front: ['client-queries.ts', 'client-name.ts', 'similar-clients.tsx'] },
  cases: {
    imports: ['clients'],
    front: [
      'case-queries.ts',
      'home/needs-action/needs-action.tsx',
      'home/needs-action/needs-action.module.css',
    ],
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
  },
  'org-licenses': {
    imports: ['library', 'profile'],
    front: ['license-inventory-panel.tsx', 'license-use-panel.tsx'],
  },
  consents: { imports: ['clients'], front: ['consent-banner.tsx', 'consent-words.ts'] },
  assessments: { imports: ['cases', 'consents', 'library', 'profile'], front: ['assessment-words.ts'] },
  reports: { imports: ['cases', 'clients'] },
  courses: { imports: [] },
  search: { imports: ['assessments'] },
  profile: {
    imports: [],
    front: ['profile-queries.ts', 'current-role.ts', 'use-switch-organization.ts', 'profile.module.css'],
  },
  organization: { imports: ['profile'], front: ['time-zones.ts'] },
  'my-org': { imports: ['library', 'organization', 'profile'] },
  registration: { imports: [] },
  'session-lifecycle': { imports: [] },
  sessions: { imports: [] },
  'two-factor': { imports: [] },
  verification: { imports: [] },
  support: { imports: [] },
  maintenance: { imports: [] },
};
