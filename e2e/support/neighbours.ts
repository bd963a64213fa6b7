import { expect } from '@playwright/test';
import { tenants } from '../../tenants/index.ts';
import { siteToken } from '../../tenants/site-token.ts';
import type { Tenant } from '../../tenants/types.ts';
import { buyerOf, counterOf, password } from './accounts.ts';
import type { Answer, plainHttp } from './plain-http.ts';

type Client = ReturnType<typeof plainHttp>;
export interface Doc {
  product_id: number;
  slug: string;
  units: { pu_id: number; calcprice?: number }[];
}
interface Session {
  sid: string;
  client_name: string;
  user_name: string;
}

/** A customer as the API knows them, with their cookies of the storefront. */
export interface Customer extends Session {
  docs: Doc[];
  cookie: string;
}
export interface Neighbour {
  tenant: Tenant;
  /** The first products as a visitor sees them. */
  docs: Doc[];
  customers: Customer[];
}

const FIRST = { lang: 'nl', page: 0, pageSize: 12 };

/**
 * Facts about a site directly from the API, past the storefront, which therefore can't have mixed them up.
 */
export async function askApi(port: number, tenant: Tenant): Promise<Neighbour> {
  const call = async <T>(path: string, body: object, sid?: string): Promise<T> => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-token': siteToken(tenant, process.env),
        ...(sid && { authorization: sid }),
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  };
  const firstDocs = async (sid?: string) =>
    (await call<{ data: { docs: Doc[] } }>('/v1/products/get_products', FIRST, sid)).data.docs;
  const docs = await firstDocs();
  const customers = [];
  for (const username of [buyerOf(tenant.id), counterOf(tenant.id)]) {
    const session = await call<Session>('/v1/auth/login', { username, password });
    customers.push({ ...session, docs: await firstDocs(session.sid), cookie: '' });
  }
  return { tenant, docs, customers };
}

export const hostOf = ({ id }: Tenant) => `${id}.localhost`;

/** The cookies that a browser would keep of an answer. */
function cookiesOf({ headers }: Answer): string {
  const set = headers['set-cookie'] ?? [];
  for (const cookie of set) expect(cookie).not.toMatch(/domain=/i);
  return set.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Logs in through the storefront's gateway. */
export async function logInAt(client: Client, tenant: Tenant, username: string): Promise<string> {
  const body = { username, password };
  return cookiesOf(await client.ask({ host: hostOf(tenant), path: '/v1/auth/login', body }));
}

/** Texts that identify a site; none of them may be in another site's answer. */
function marksOf({ id, token, branch, hosts }: Tenant): string[] {
  const { company, phone, email, kvk, vatNumber, iban } = branch;
  const files = [`/theme/${id}.`, `/theme/${id}-`, `/media/${id}/`];
  return [...files, token, ...hosts, company, phone, email, kvk, vatNumber, iban];
}

const all = Object.values(tenants);
/** Identifying texts of all other sites that occur in a text. */
export const strangersIn = (text: string, own: Tenant): string[] =>
  all
    .filter(({ id }) => id !== own.id)
    .flatMap((other) => marksOf(other).filter((mark) => text.includes(mark)));
