import { Readable } from 'node:stream';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { inRequestScope, type Scope } from '../db/request-scope.ts';
import { callOf, refusePromises, requireAccess, sessionOf } from './admit.ts';
import { Problem } from './problem.ts';
import { readInput } from './read-input.ts';
import { readerDay } from './reader-day.ts';

/** A piece of the file, and the records that it contains. */
export type Piece = { content: string | Uint8Array; recordIds: string[] };

type Download = {
  fileName: string;
  /** The next piece, or undefined after the last one. */
  next: (scope: Scope) => Promise<Piece | undefined>;
};

/**
 * Serves a file that is generated while it is sent. Each piece is read in its own transaction, with its own check of
 * the session and its own audit entry: a slow client keeps no transaction open, and a client that signs out gets no
 * more.
 */
export function serveDownload<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  begin: (input: InputOf<E> & { scope: Scope; today: CalendarDay }) => Promise<Download>,
): void {
  const { audit, download } = endpoint;
  if (!audit || !download) throw new Error(`${endpoint.path} is no download with an audit rule`);
  refusePromises(endpoint);

  app.get(endpoint.path, async (request, reply) => {
    const session = await sessionOf(app, request);
    const inScope = async <T>(work: (scope: Scope) => Promise<{ result: T; recordIds?: string[] }>) => {
      const done = await inRequestScope(app.database, callOf(endpoint, session, true), async (scope) => {
        requireAccess(endpoint, scope, request);
        const { result, recordIds } = await work(scope);
        const entry = recordIds && { ...audit, recordIds, requestId: request.id };
        return { result: { value: result }, audit: entry };
      });
      if (!done) throw new Problem('not-signed-in');
      return done.value;
    };

    const file = await inScope(async (scope) => {
      const input = readInput(endpoint, request);
      return { result: await begin({ ...input, scope, today: readerDay(request, scope.timeZone) }) };
    });
    async function* pieces() {
      for (;;) {
        const piece = await inScope(async (scope) => {
          const next = await file.next(scope);
          return { result: next, ...(next && { recordIds: next.recordIds }) };
        });
        if (!piece) return;
        yield piece.content;
      }
    }
    return reply
      .type(download.startsWith('text/') ? `${download}; charset=utf-8` : download)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .send(Readable.from(pieces()));
  });
}
