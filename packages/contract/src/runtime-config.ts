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
  /** Whether an external provider signs people in, which then manages email, password and second factor. */
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
