import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OperationsSettings {
  port: number;
  host: string;
}

export interface Operations {
  /** Absent in a worker: its primary process has the port. */
  address?: AddressInfo;
  /** From now on not ready, so that a balancer sends no more requests. */
  leave(): void;
  close(): void;
}

export interface OperationsServer extends Operations {
  address: AddressInfo;
}

/** Of prom-client's registry. */
export interface Figures {
  contentType: string;
  metrics(): Promise<string>;
}

export interface Health {
  /** Rejects with the reason. Default: the process that answers lives. */
  isAlive?: () => Promise<string>;
  /** Rejects with the reason. */
  isReady: () => Promise<string>;
}

/**
 * A port for those who run the shop, apart from its customers': `/metrics`, `/livez` (the process answers) and `/readyz` (it
 * can serve; 503 with the reason once it can't, and while it stops).
 * @throws the error of listening
 */
export async function startOperations(
  { port, host }: OperationsSettings,
  figures: Figures,
  { isReady, isAlive = async () => 'alive' }: Health,
): Promise<OperationsServer> {
  let leaving = false;
  const state = (asked: Promise<string>) =>
    asked.then(
      (text): [number, string] => [200, text],
      (error: Error): [number, string] => [503, error.message],
    );
  async function answer(path: string): Promise<[status: number, text: string, type?: string]> {
    if (path === '/livez') return state(isAlive());
    if (path === '/metrics') return [200, await figures.metrics(), figures.contentType];
    if (path !== '/readyz') return [404, 'unknown'];
    return leaving ? [503, 'stopping'] : state(isReady());
  }
  const server = createServer((request, response) => {
    answer(request.url?.split('?')[0] ?? '/').then(
      ([status, text, type = 'text/plain; charset=utf-8']) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(`${text}\n`),
      () => response.writeHead(503, { 'content-type': 'text/plain' }).end('not measured\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: server.address() as AddressInfo,
    leave() {
      leaving = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
