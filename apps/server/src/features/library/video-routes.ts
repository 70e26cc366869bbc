import { readCaptions, readPoster, readVideo } from '@hub/contract/core/products/product-files';
import { listFeatureVideos, updateVideoPosition } from '@hub/contract/core/products/videos';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { addressOf } from './product-files.ts';
import { findVideos, keepPosition } from './video-repository.ts';

export function videoRoutes(app: FastifyInstance): void {
  serve(app, listFeatureVideos, async ({ params, scope }) => ({
    items: (await findVideos(scope, params.id)).map((row) => ({
      id: row.id,
      featureId: row.feature_id,
      title: row.title,
      description: row.description,
      seconds: Number(row.seconds),
      url: addressOf(readVideo, row.file),
      captionsUrl: addressOf(readCaptions, row.captions),
      posterUrl: addressOf(readPoster, row.poster),
      position: Number(row.position ?? 0),
    })),
  }));

  serve(app, updateVideoPosition, async ({ params, body, scope }) => {
    if (!(await keepPosition(scope, params.id, body.seconds))) throw new Problem('not-found');
    return undefined;
  });
}
