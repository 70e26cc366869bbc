import {
  readCaptions,
  readCover,
  readPoster,
  readSample,
  readVideo,
} from '@hub/contract/core/products/product-files';
import type { FastifyInstance } from 'fastify';
import { serveRanges } from '../../http/serve-ranges.ts';
import { findFileSize, readBytes } from './product-files.ts';

/**
 * The publisher's covers, videos and samples, which say nothing about any client or user. An image and a video are fetched by the
 * browser itself, without the bearer token; who knows the address has it from the catalogue, or has the file already.
 */
export function productFileRoutes(app: FastifyInstance): void {
  const db = app.database.system;
  for (const endpoint of [readCover, readVideo, readCaptions, readPoster, readSample]) {
    serveRanges(app, endpoint, async ({ params: { file } }) => {
      const size = await findFileSize(db, 'product_files', file);
      return size === undefined
        ? undefined
        : { size, read: (range) => readBytes(db, 'product_files', file, range) };
    });
  }
}
