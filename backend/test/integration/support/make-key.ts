import { INTEGRATION_BASE } from '@toonbank/contract/integration/base';
import type { IntegrationEndpoint } from '@toonbank/contract/integration/define';
import { type Scope, scopes } from '@toonbank/contract/integration/scopes';
import { eq } from 'drizzle-orm';
import { integrationKeys, type Site } from '../../../src/db/schema/index.ts';
import { hashSecret } from '../../../src/http/viewer.ts';
import { newSecret } from '../../../src/modules/integration/call/secret.ts';
import { makeAdmin, type TestApp, tokenOf } from '../../support/index.ts';

let made = 0;

/** A program with a key of a site. */
export interface Erp {
  site: Site;
  keyId: number;
  secret: string;
}

/** A key with these scopes; absent: all. */
export async function makeKey(
  test: TestApp,
  site: Site,
  { adminId, ...fields }: { adminId?: number } & Partial<typeof integrationKeys.$inferInsert> = {},
): Promise<Erp> {
  made += 1;
  const madeBy = adminId ?? (await makeAdmin(test, site));
  return test.database.inSite(site.id, async (tx) => {
    const values = {
      siteId: site.id,
      name: `ERP ${made}`,
      scopes: [...scopes] as Scope[],
      secretHash: '',
      madeBy,
    };
    const [row] = await tx
      .insert(integrationKeys)
      .values({ ...values, ...fields })
      .returning();
    const keyId = row?.id ?? 0;
    const secret = newSecret(keyId);
    await tx
      .update(integrationKeys)
      .set({ secretHash: hashSecret(secret) })
      .where(eq(integrationKeys.id, keyId));
    return { site, keyId, secret };
  });
}

export interface ErpAnswer {
  status: number;
  /** Parsed JSON; undefined for a file. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any part of any answer
  body: any;
  text: string;
  headers: Record<string, unknown>;
}

interface Sending {
  headers?: Record<string, string>;
  /** Instead of JSON. */
  payload?: string;
}

/** Calls a path of the integration API. */
export async function callPath(
  test: TestApp,
  { site, secret }: { site: Site; secret?: string | undefined },
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { headers = {}, payload }: Sending = {},
): Promise<ErpAnswer> {
  const sent = payload ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await (await test.app()).inject({
    method,
    url: INTEGRATION_BASE + path,
    headers: {
      'x-site-token': tokenOf(site.id),
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { payload: sent }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : undefined,
    text: answer.payload,
    headers: answer.headers,
  };
}

/** Calls an endpoint with values for its path and its query or body. */
export function callErp(
  test: TestApp,
  erp: { site: Site; secret?: string | undefined },
  { method, path }: IntegrationEndpoint,
  input: Record<string, unknown> = {},
  sending: Sending = {},
): Promise<ErpAnswer> {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method === 'POST') return callPath(test, erp, method, filled, rest, sending);
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return callPath(test, erp, method, query.size > 0 ? `${filled}?${query}` : filled, undefined, sending);
}
