import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

/** A receiver of webhooks on this machine; `answer` may hang. With `tls` it speaks https. */
export async function startReceiver(
  answer: Answer = (response) => response.end('ok'),
  tls?: { key: string; cert: string },
) {
  const received: Received[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const one = {
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(parts).toString('utf8'),
    };
    received.push(one);
    answer(response, one);
  };
  const server = tls ? createTlsServer(tls, handle) : createServer(handle);
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/haak`,
    port,
    received,
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
