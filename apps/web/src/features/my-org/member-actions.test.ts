import { userStatuses } from '@hub/contract/catalogs/user-statuses';
import { expect, test } from 'vitest';
import { actionLabel, actionsFor } from './member-actions.ts';

const colleague = { clients: 3, isOwn: false };

test('each status has its actions', () => {
  const actions = userStatuses.map((status) => [status, actionsFor({ ...colleague, status })]);
  expect(Object.fromEntries(actions)).toEqual({
    Active: ['change-role', 'transfer', 'deactivate', 'remove'],
    Inactive: ['enable', 'transfer', 'remove'],
    Removed: ['enable', 'transfer'],
    PendingEmailConfirmation: [],
    PendingOrgApproval: ['approve', 'deny'],
    Denied: ['approve'],
  });
});

test('without clients there is nothing to transfer', () => {
  expect(actionsFor({ ...colleague, status: 'Inactive', clients: 0 })).toEqual(['enable', 'remove']);
});

test('nobody shuts themselves out', () => {
  expect(actionsFor({ ...colleague, status: 'Active', isOwn: true })).toEqual(['change-role', 'transfer']);
});

test('the change of a role says which one comes', () => {
  expect(actionLabel('change-role', { roleId: 1 })).toBe('Make organization manager');
  expect(actionLabel('change-role', { roleId: 2 })).toBe('Make practitioner');
});
