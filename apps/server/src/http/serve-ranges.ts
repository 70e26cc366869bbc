import type { AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { refusePromises } from './admit.ts';
import { type ByteRange, rangeOf } from './byte-range.ts';
import { Problem } from './problem.ts';
import { readInput } from './read-input.ts';
import { PDF_POLICY } from './security-headers.ts';

const ONE_YEAR = 31_536_000;

type PublicFile = { size: number; read: (range: ByteRange) => Promise<Buffer> };

/**
 * Serves public files whose address changes with their content, so that browsers cache them forever. Supports range
 * requests, which video players use.
 */
export function serveRanges<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  find: (input: InputOf<E>) => Promise<PublicFile | undefined>,
): void {
  const { download } = endpoint;
  if (!download || endpoint.access.who !== 'anyone')
    throw new Error(`${endpoint.path} is no file for anyone`);
  refusePromises(endpoint);
  if (endpoint.feature && !app.features[endpoint.feature]) return;

  app.get(endpoint.path, async (request, reply) => {
    const file = await find(readInput(endpoint, request));
    if (!file) throw new Problem('not-found');
    const { size, read } = file;
    const range = rangeOf(request.headers.range, size);
    if (range === 'none') {
      reply.header('content-range', `bytes */${size}`);
      throw new Problem('range-refused');
    }
    if (range !== 'whole') {
      reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
    }
    const bytes = await read(range === 'whole' ? { first: 0, last: size - 1 } : range);
    return (
      reply
        .header('accept-ranges', 'bytes')
        .header('cache-control', `public, max-age=${ONE_YEAR}, immutable`)
        // An SVG that is opened directly must run and load nothing.
        .header(
          'content-security-policy',
          download === 'application/pdf' ? PDF_POLICY : "default-src 'none'; sandbox",
        )
        .type(download.startsWith('text/') ? `${download}; charset=utf-8` : download)
        .send(bytes)
    );
  });
}
