import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@toonbank/contract';

const { auth, cart } = endpoints;

export interface Answer {
  status: number;
  text: string;
}

/** All that the shoppers together saw. */
export interface Seen {
  answers: number;
  /** Each answer that was not as it should be. */
  faults: string[];
  /** The keys of the orders that were acknowledged. */
  orders: string[];
}

/** A browser without a screen: cookies of its own, and a connection that it keeps. */
export class Shopper {
  readonly #port: number;
  readonly #site: string;
  readonly #seen: Seen;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #cookies = new Map<string, string>();

  constructor(port: number, site: string, seen: Seen) {
    this.#port = port;
    this.#site = site;
    this.#seen = seen;
  }

  /** Asks once. An answer of another status than 200, or none, is a fault. */
  async ask(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const host = `${this.#site}.localhost:${this.#port}`;
    const sent = body && JSON.stringify(body);
    const call = request({
      ...{ host: 'localhost', port: this.#port, path, agent: this.#agent },
      method: sent === undefined ? 'GET' : 'POST',
      headers: {
        host,
        origin: `http://${host}`,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(sent !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(sent)),
        }),
        ...headers,
      },
    });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end(sent);
    const answer = await answered.then(
      async ([told]): Promise<Answer> => {
        for (const line of told.headers['set-cookie'] ?? []) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
          this.#cookies.set(name, value);
        }
        return { status: told.statusCode ?? 0, text: await text(told) };
      },
      (error: Error): Answer => ({ status: 0, text: error.message }),
    );
    this.#seen.answers += 1;
    if (answer.status !== 200) this.fault(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return answer;
  }

  async call<T>(path: string, body: object, headers?: Record<string, string>): Promise<T> {
    const answer = await this.ask(path, body, headers);
    return (answer.status === 200 ? JSON.parse(answer.text).data : {}) as T;
  }

  fault(what: string): void {
    this.#seen.faults.push(what);
  }

  close(): void {
    this.#agent.destroy();
  }
}

interface Cart {
  items?: { product_id: number; quantity_on_cart: number }[];
}

/** Between two pages of one reader. */
const READING_MS = 20;

/** Looks at pages until `isOver`. */
export async function browse(
  shopper: Shopper,
  pages: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const page = pages[turn % pages.length] ?? '/';
    const { status, text } = await shopper.ask(page);
    if (status === 200 && !text.includes('</html>')) shopper.fault(`${page}: half a page`);
    await wait(READING_MS);
  }
  shopper.close();
}

/**
 * Logs in, fills a cart line by line, looks whether every line is there, orders, and begins again, until `isOver`; what was
 * begun is finished.
 */
export async function buy(
  shopper: Shopper,
  login: { username: string; password: string },
  products: readonly number[],
  seen: Seen,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await shopper.call(auth.login.path, login);
    // A multiple of every step.
    const quantity = 12 * (1 + (seen.answers % 3));
    for (const id of products) await shopper.call(cart.update.path, { id, quantity });
    const { items = [] } = await shopper.call<Cart>(cart.get.path, {});
    const lines = items.filter((line) => line.quantity_on_cart === quantity).map((line) => line.product_id);
    if (lines.toSorted().join() !== products.toSorted().join())
      shopper.fault(`the cart has ${lines.join() || 'no lines'}, and should have ${products.join()}`);
    const key = randomUUID();
    const paymentOptions = { source: 'ECBASE' };
    const { status } = await shopper.ask(cart.sendOrder.path, { paymentOptions }, { 'idempotency-key': key });
    if (status === 200) seen.orders.push(key);
  }
  shopper.close();
}
