import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Counted from the start of the stop: first, calls that are not completely sent are dropped, then clients that do not
 * read their answer.
 */
const SEND_WITHIN_MS = 5000;
const TAKE_WITHIN_MS = 14_000;

/**
 * Knows which answers are under way, and gives a way to stop without leaving one out: nobody new is let in,
 * calls that were let in are answered, then the connections end. Fastify's own close waits for clients to hang up, and refuses the calls that the server
 * makes to itself before its answers are ready.
 */
export function followAnswers(app: FastifyInstance): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  // Listening on localhost opens two addresses, with a server for each.
  const servers = new Set<Server>([app.server]);
  let draining = false;
  let allAnswered = () => {};

  app.addHook('onRequest', (request, reply, done) => {
    const { server } = request.raw.socket as { server?: Server };
    const isFromOutside = server !== undefined;
    if (isFromOutside) {
      servers.add(server);
      underWay.add(reply.raw);
      if (draining) reply.raw.setHeader('connection', 'close');
      reply.raw.once('close', () => {
        underWay.delete(reply.raw);
        if (underWay.size === 0) allAnswered();
      });
    }
    done();
  });

  return async () => {
    draining = true;
    for (const answer of underWay) if (!answer.headersSent) answer.setHeader('connection', 'close');
    for (const server of servers) server.close();
    if (underWay.size > 0) {
      const dropUnsent = setTimeout(() => {
        for (const { req } of underWay) if (!req.complete) req.destroy();
      }, SEND_WITHIN_MS);
      await new Promise<void>((resolve) => {
        allAnswered = resolve;
        setTimeout(resolve, TAKE_WITHIN_MS).unref();
      });
      clearTimeout(dropUnsent);
    }
    for (const server of servers) server.closeAllConnections();
  };
}
