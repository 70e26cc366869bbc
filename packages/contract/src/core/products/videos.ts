import * as z from 'zod/mini';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';

const path = '/core/api/products/features';
const access = signedIn;
const params = z.strictObject({ id: z.uuid() });

const MAX_SECONDS = 36_000;

const video = z.strictObject({
  id: z.uuid(),
  featureId: z.uuid(),
  title: z.string(),
  description: z.string(),
  seconds: z.number(),
  url: z.string(),
  captionsUrl: z.string(),
  posterUrl: z.string(),
  position: z.number().check(z.describe('Where the caller stopped, in seconds; 0 at first.')),
});

export type Video = z.infer<typeof video>;

export const listFeatureVideos = endpoint({
  method: 'GET',
  path: `${path}/:id/videos`,
  summary: 'The videos of a feature, each with the place where the caller stopped.',
  access,
  params,
  answer: z.strictObject({ items: z.array(video) }),
  problems: ['not-found'],
});

export const updateVideoPosition = endpoint({
  method: 'PUT',
  path: `${path}/videos/:id/position`,
  summary: 'Keep where the caller stopped. What lies behind the end counts as the end.',
  access,
  params,
  body: z.strictObject({ seconds: z.number().check(z.gte(0), z.lte(MAX_SECONDS)) }),
  status: 204,
  answer: z.undefined(),
  problems: ['not-found'],
  audit: { action: 'update position', record: 'video' },
});
