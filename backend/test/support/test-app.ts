import type { Endpoint, HttpMethod } from '@toonbank/contract';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '../../src/app.ts';
import { connectEmbedded, connectPostgres, type Database } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import type { Replica } from '../../src/db/replica/replica.ts';
import { fillSearch } from '../../src/modules/catalogue/search/fill-search.ts';
import type { PaymentSettings } from '../../src/modules/payments/payments.ts';
import { fillRequest } from './fill-request.ts';
import { makeDatabase, type ServerDatabase } from './test-server.ts';

/** Sender of a call. Without a site or token there is no `x-site-token`. */
export interface Caller {
  /** Its token is sent: `st_<id>`, unless the site has another one. */
  site?: string | { id: string; token?: string };
  /** Instead of the site's own token. */
  token?: string;
  sid?: string;
  /** Default: the endpoint's first. */
  method?: HttpMethod;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** The parsed JSON, or undefined for files. */
  body: unknown;
  /** The bytes as sent. */
  raw: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp {
  database: Database;
  /** Sites whose search does not know their latest products yet: most tests never search. */
  toBeFound: Set<string>;
  app(): Promise<FastifyInstance>;
  /** Calls an endpoint of the contract and returns any answer. */
  call(endpoint: Endpoint, input?: Record<string, unknown>, caller?: Caller): Promise<Answer>;
  /** Call a data endpoint that must succeed. @returns its `data` (wire shape). */
  data<E extends Endpoint>(
    endpoint: E,
    input?: z.input<E['request']>,
    caller?: Caller,
  ): Promise<z.output<E['response']>>;
  /**
   * Makes a new app on the same database: the site directory is cached for seconds, so `makeSite` calls
   * this.
   */
  renew(): void;
  close(): Promise<void>;
}

/** The site token of test sites and of the shipped data. */
export const tokenOf = (site: string): string => `st_${site}`;

const parsed = (type: unknown, payload: string) =>
  String(type).startsWith('application/json') ? JSON.parse(payload) : undefined;

/** The product's default store, in memory, with the schema. */
export const embeddedDatabase = (): Promise<Database> =>
  connectEmbedded('memory', { template: inject('embeddedTemplate') });

/** A database of its own with the schema, on the PostgreSQL of the tests. */
export const migratedDatabase = (): Promise<ServerDatabase> => makeDatabase(inject('serverTemplate'));

/** As long as the embedded store lets work wait: on a busy machine many calls at once take seconds. */
const WAIT_MS = 30_000;

/**
 * A database of its own with the schema: on PostgreSQL where the tests have one, else embedded. It has one connection,
 * so calls that are made at once are served in their order; tests of concurrency connect themselves.
 */
export async function emptyDatabase(): Promise<Database> {
  if (!inject('serverTemplate')) return embeddedDatabase();
  const { url, drop } = await migratedDatabase();
  const database = connectPostgres(url, 1, WAIT_MS);
  database.pool.options.connectionTimeoutMillis = WAIT_MS;
  return { ...database, close: () => database.close().finally(drop) };
}

/** The whole backend on a fresh database: one per test file; `close` in `afterAll`. */
export async function testApp(
  connect = emptyDatabase,
  payments?: PaymentSettings,
  outbox?: string,
  more: { webhooksInside?: boolean; importFolder?: string; replica?: Replica } = {},
): Promise<TestApp> {
  const database = await connect();
  await migrate(database);
  let current: Promise<FastifyInstance> | undefined;
  /** Why the last call failed that was no refusal: the answer does not say. */
  let lastFailure = '';
  const app = () => {
    current ??= buildApp({
      database,
      logLevel: 'error',
      logTo: { write: (line) => (lastFailure = line) },
      trustedProxy: ['127.0.0.1'],
      siteTokens: new Map(),
      ...(payments && { payments }),
      outbox,
      ...more,
      // On a busy machine a test's calls at once may take long; what the limits are for has tests of its own.
      queue: { maxWaitMs: 30_000, waitTimeoutMs: 30_000 },
    });
    return current;
  };
  const renew = () => {
    void current?.then((old) => old.close());
    current = undefined;
  };

  const toBeFound = new Set<string>();
  async function fillSearches(): Promise<void> {
    for (const site of toBeFound) await database.inSite(site, (tx) => fillSearch(tx, site));
    toBeFound.clear();
  }

  async function call(
    endpoint: Endpoint,
    input: Record<string, unknown> = {},
    caller: Caller = {},
  ): Promise<Answer> {
    // A product list, a customer's own list, an order written down as text. Administrators search no products.
    if (endpoint.api === 'customer' && ('search' in input || 'text' in input)) await fillSearches();
    const site = typeof caller.site === 'string' ? { id: caller.site } : caller.site;
    const token = caller.token ?? (site && (site.token ?? tokenOf(site.id)));
    const { headers = {}, ...filled } = {
      headers: {},
      ...fillRequest(endpoint, input, caller.method ?? endpoint.methods[0]),
    };
    const response = await (await app()).inject({
      ...filled,
      headers: {
        ...headers,
        ...(token && { 'x-site-token': token }),
        ...(caller.sid && { authorization: caller.sid }),
        ...caller.headers,
      },
    });
    const body = parsed(response.headers['content-type'], response.payload);
    return { status: response.statusCode, body, raw: response.rawPayload, headers: response.headers };
  }

  return {
    database,
    toBeFound,
    app,
    call,
    async data<E extends Endpoint>(endpoint: E, input?: z.input<E['request']>, caller?: Caller) {
      const answer = await call(endpoint, input as Record<string, unknown> | undefined, caller);
      if (answer.status === 200) return (answer.body as { data: z.output<E['response']> }).data;
      const cause = answer.status === 500 ? `\n${lastFailure}` : '';
      throw new Error(`${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}${cause}`);
    },
    renew,
    async close() {
      await (await current)?.close();
      await database.close();
    },
  };
}
