import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

const SECOND = 1000;
const LIMITS = {
  headersTimeout: 15 * SECOND,
  /** Enough for the largest file on a slow line; slow-bodies.ts ends bodies that are slower. */
  requestTimeout: 120 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  /** Longer than the usual 60 seconds of a proxy, so that the proxy closes the connection first. */
  keepAliveTimeout: 72 * SECOND,
};

/** Creates servers with timeouts and a limit of connections from one address. */
export function httpServers(config: Config): (handler: RequestListener) => Server {
  const { connectionsPerAddress: max, trustedProxies } = config;
  const isTrusted = trustedProxies.length > 0 ? proxyAddress.compile(trustedProxies) : () => false;
  const open = new Map<string, number>();

  function admit(socket: Socket) {
    const { remoteAddress: address } = socket;
    // A trusted proxy connects for everybody.
    if (!address || isTrusted(address, 0)) return;
    const connections = (open.get(address) ?? 0) + 1;
    if (connections > max) {
      socket.destroy();
      return;
    }
    open.set(address, connections);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  }

  return (handler) => createServer(LIMITS, handler).on('connection', admit);
}
