import type { AddressInfo } from 'node:net';
import { createShopServer } from '../../../server/start/create-shop-server.ts';
import { stopOnSignal } from '../../../server/start/stop.ts';

/** A process of its own: it reports its port, answers `/` on command, and everything else at once. */
const { server, listen, drain } = createShopServer();
listen((request, response) => {
  if (request.url !== '/') return void response.end('made');
  process.send?.('asked');
  process.once('message', () => response.end('made'));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
stopOnSignal(drain, async () => undefined);
