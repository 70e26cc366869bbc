import type { FastifyInstance, FastifyRequest } from 'fastify';

type Limits = {
  /** The time that any body may take, whatever its speed: the first bytes of a phone come late. */
  graceMs: number;
  /** A body with a lower average speed is given up. */
  bytesPerSecond: number;
};

const LIMITS: Limits = { graceMs: 10_000, bytesPerSecond: 2048 };
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Ends calls whose body arrives too slowly: each holds a connection, and a few hundred would hold all of them. */
export function endSlowBodies(app: FastifyInstance, { graceMs, bytesPerSecond }: Limits = LIMITS): void {
  type Arriving = { raw: FastifyRequest['raw']; since: number; bytesBefore: number };
  const arriving = new Set<Arriving>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if ((length !== undefined && length !== '0') || encoding !== undefined) {
      const body = { raw, since: performance.now(), bytesBefore: raw.socket.bytesRead };
      arriving.add(body);
      const arrived = () => void arriving.delete(body);
      raw.once('end', arrived).once('close', arrived);
    }
    done();
  });

  const look = setInterval(() => {
    for (const body of arriving) {
      const ms = performance.now() - body.since;
      const bytes = body.raw.socket.bytesRead - body.bytesBefore;
      if (ms < graceMs || (bytes * 1000) / ms >= bytesPerSecond) continue;
      arriving.delete(body);
      body.raw.socket.end(TOO_SLOW, () => body.raw.socket.destroy());
    }
  }, graceMs / 10);
  look.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(look);
    done();
  });
}
