import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import { describe, expect, test } from 'vitest';
import { onOneDatabase } from './each-database.ts';
import { doors, letsIn, WRONG } from './password-doors.ts';

const reasons = [
  ['pending@demo.test', 'has not approved your account yet'],
  ['deactivated@demo.test', 'Your account is deactivated'],
] as const;

onOneDatabase((hub) => {
  describe.each(doors)('at $name', ({ knock }) => {
    test.each(reasons)('%s is told why only after the right password', async (email, reason) => {
      const wrong = await knock(hub(), email, WRONG);
      expect(wrong.status).toBe(401);
      expect(wrong.body).toContain('The email or the password is not right');
      expect(wrong.body).not.toContain('account');

      const right = await knock(hub(), email, DEMO_PASSWORD);
      expect(right.status).toBe(403);
      expect(right.body.replaceAll('&#39;', "'")).toContain(reason);
      expect(letsIn(right)).toBe(false);
    });
  });
});
