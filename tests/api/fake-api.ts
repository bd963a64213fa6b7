import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
export type Reply = (seen: Seen, response: ServerResponse) => void;

/** An API that records its requests and answers as the test specifies. */
export class FakeApi {
  readonly seen: Seen[] = [];
  reply: Reply = (_seen, response) => response.end();
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      let body = '';
      try {
        for await (const part of request) body += part;
      } catch {
        // The caller broke off.
        return;
      }
      const seen = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      this.seen.push(seen);
      this.reply(seen, response);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** Answers JSON. */
export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export const refusal = (code: string) => ({ result: false, error: { code, message: code } });
