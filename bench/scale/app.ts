import { endpoints } from '@toonbank/contract';
import { buildApp } from '../../backend/src/app.ts';
import type { Database } from '../../backend/src/db/connect.ts';
import { customerPassword } from '../../demo/src/customers/accounts.ts';
import type { ScaleSite } from './data.ts';

export interface Answer {
  num_found: number;
  facet_counts: Record<string, { value: string; count: number }[]>;
}

/** A product list as this site gives it, to a visitor or a customer with a price list and agreements. */
export type Ask = (body: object, asCustomer?: boolean) => Promise<Answer>;

/** Any call, as the customer. */
type Post = (path: string, body: object) => Promise<unknown>;

/** The whole backend without a socket: validation, session, row-level security, query and answer are all in. */
export async function startApp(
  database: Database,
  site: ScaleSite,
): Promise<{ ask: Ask; post: Post; close(): Promise<void> }> {
  const app = await buildApp({ database, logLevel: 'silent', trustedProxy: [], siteTokens: new Map() });
  async function call<T>(method: 'GET' | 'POST', path: string, payload?: object, sid?: string): Promise<T> {
    const headers = { 'x-site-token': `st_${site}`, ...(sid && { authorization: sid }) };
    const response = await app.inject({ method, url: path, headers, ...(payload && { payload }) });
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`);
    return response.json<T>();
  }
  const { auth, products } = endpoints;
  const visitor = await call<{ sid: string }>('GET', auth.initSession.path);
  const login = { username: `balie@${site}.test`, password: customerPassword };
  const { sid } = await call<{ sid: string }>('POST', auth.login.path, login, visitor.sid);
  return {
    async ask(body, asCustomer) {
      const { path } = products.list;
      return (await call<{ data: Answer }>('POST', path, body, asCustomer ? sid : undefined)).data;
    },
    post: (path, body) => call('POST', path, body, sid),
    close: () => app.close(),
  };
}
