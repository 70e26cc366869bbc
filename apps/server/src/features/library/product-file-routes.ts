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
 * The publisher's covers, videos and samples, which contain no data of clients or users. The browser loads images and
 * videos itself, without the bearer token. Only people with access to the catalog, or with the file itself, know an
 * address.
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
