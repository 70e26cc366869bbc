import * as z from 'zod/mini';

export const features = [
  'createReport',
  'pooling',
  'individualLicenses',
  'myOrg',
  'register',
  'landing',
  'billing',
  'prolearn',
] as const;

export type Feature = (typeof features)[number];

/** The content of `/config.json`, so that one build serves every deployment. */
export const runtimeConfig = z.strictObject({
  authority: z.url(),
  clientId: z.string(),
  scope: z.string(),
  /** Somebody else's provider signs people in: email, password and second factor are kept there. */
  externalProvider: z.boolean(),
  brand: z.strictObject({
    providerName: z.string(),
    providerUrl: z.url(),
    supportPhones: z.tuple([z.string(), z.string()]),
    singleSignOnLabel: z.string(),
  }),
  features: z.record(z.enum(features), z.boolean()),
});

export type RuntimeConfig = z.infer<typeof runtimeConfig>;
