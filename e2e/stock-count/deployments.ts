import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Deployments {
  url: string;
  /** The storefront that answers from now on. */
  port: number;
  /** Changes the text of the service worker's script. */
  changeWorker: (script: string) => string;
  close(): void;
}

const WORKER = /zonder-netwerk\.js$/;

/** One address behind which a storefront can be replaced by another one. */
export async function deployments(port: number): Promise<Deployments> {
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  const shop: Deployments = {
    url: '',
    port,
    changeWorker: (script) => script,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const isWorker = WORKER.test(incoming.url ?? '');
    const host = `localhost:${shop.port}`;
    const headers = { ...incoming.headers, host };
    if (headers.origin) headers.origin = `http://${host}`;
    // Its text is read here.
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match'] as const) delete headers[name];
    const { url: path, method } = incoming;
    const call = request({ host: 'localhost', port: shop.port, path, method, headers }, (answer) => {
      const { 'content-length': length, etag, ...rest } = answer.headers;
      if (!isWorker) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(shop.changeWorker(Buffer.concat(chunks).toString()));
      });
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  }
  server.listen(0, 'localhost');
  await once(server, 'listening');
  shop.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return shop;
}
