import * as z from 'zod/mini';

/** The tokens of a session. Their names are those of the identity protocol, not camelCase. */
export const tokens = z.strictObject({
  id_token: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  scope: z.string(),
  expires_at: z.int().check(z.describe('Seconds since 1970 at which the access token ends.')),
  profile: z.strictObject({
    sub: z.uuid(),
    email: z.string(),
    email_verified: z.boolean(),
  }),
});

export type Tokens = z.infer<typeof tokens>;
