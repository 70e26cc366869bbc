import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/**
 * A network between a server and its database that can drop everything, like a firewall that has forgotten a
 * connection, or reset every connection. Dropped data stays lost when the network is good again.
 */
export async function startBadNetwork(databaseUrl: string) {
  const folder = new URL(databaseUrl).searchParams.get('host') ?? '';
  const pairs = new Set<[Socket, Socket]>();
  let isSwallowing = false;

  const network = createServer((outside) => {
    const inside = connect(join(folder, '.s.PGSQL.5432'));
    const pair: [Socket, Socket] = [outside, inside];
    pairs.add(pair);
    const end = () => {
      outside.destroy();
      inside.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (isSwallowing) swallow(pair);
    else outside.pipe(inside).pipe(outside);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as { port: number };
  const address = new URL(databaseUrl);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${port}`;

  return {
    url: address.href,
    swallow() {
      isSwallowing = true;
      for (const pair of pairs) swallow(pair);
    },
    reset() {
      for (const [outside] of pairs) outside.resetAndDestroy();
    },
    heal() {
      isSwallowing = false;
    },
    close() {
      for (const [outside] of pairs) outside.destroy();
      network.close();
    },
  };
}

function swallow([outside, inside]: [Socket, Socket]) {
  outside.unpipe(inside);
  inside.unpipe(outside);
  outside.resume();
  inside.resume();
}
