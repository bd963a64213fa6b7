import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createListener, type ListenerOptions } from '../../../server/http/listener.ts';
import { PageCache } from '../../../server/page-cache/page-cache.ts';
import { createShopServer, type ServerLimits } from '../../../server/start/create-shop-server.ts';

export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The server's listener on a port of its own, in front of a fake Next. */
export async function running(
  next: Next,
  options: Partial<ListenerOptions> = {},
  limits: Partial<ServerLimits> = {},
) {
  const listener = createListener({
    next,
    pages: new PageCache(1e7),
    files: async () => false,
    isTrusted: () => false,
    generation: () => 0,
    changedAt: () => 0,
    ...options,
  });
  const { server, listen, drain } = createShopServer(limits);
  listen(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    server,
    drain,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      get(port, path, headers, method),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The same until the end of the running test. */
export async function start(...args: Parameters<typeof running>) {
  const server = await running(...args);
  onTestFinished(server.close);
  return server;
}

function get(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = ask(
      { port, path, method, headers: { host: 'demo.test', ...headers }, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}

/** A page as Next sends it. */
export function sendHtml(response: ServerResponse, html: string, headers: Record<string, string> = {}): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.write(html.slice(0, 10));
  response.end(html.slice(10));
}

export const KEPT = {
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
  'x-toonbank-site': 'demo',
  'x-middleware-rewrite': '/nl/demo/v',
  'x-nextjs-cache': 'HIT',
  'x-nextjs-prerender': '1',
};
