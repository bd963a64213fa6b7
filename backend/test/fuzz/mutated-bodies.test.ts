import {
  type Endpoint,
  type EndpointName,
  endpointTable,
  failureSchema,
  type HttpMethod,
} from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginAttempts, type Site } from '../../src/db/schema/index.ts';
import { type Ids, kinds } from '../authorisation/support/id-fields.ts';
import { makeGoods, makeOwner, type Owner } from '../authorisation/support/make-world.ts';
import { type Body, validBodies } from '../authorisation/support/valid-body.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { placesIn, toJson, toPathPart, toQuery, valuesFor, withValue } from './mutate.ts';

/** Minimum number of requests. `FUZZ_REQUESTS=100000` is a long run; `FUZZ_SEED` gives another one. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Resets the counts of past calls, so that the throttles let the next calls through to the code. */
const FORGET_EVERY = 25;

let app: TestApp;
let site: Site;
let own: Owner;
let adminId: number;
let sent = 0;

beforeAll(async () => {
  app = await testApp(undefined, signingPayments());
  site = await makeSite(app);
  own = await makeOwner(app, site, await makeGoods(app, site));
  adminId = await makeAdmin(app, site);
});
afterAll(() => app.close());

interface Case {
  method: HttpMethod;
  body: Body;
  path: (string | number)[];
}

/**
 * Every place of every valid body of an endpoint, and an unknown field; with every method that it accepts.
 */
function casesOf(name: EndpointName, ids: Ids): Case[] {
  const { methods } = endpointTable.get(name) as Endpoint;
  const bodies = (['needed', 'full'] as const).flatMap((extent) => validBodies(name, ids, 'inkoper', extent));
  const different = [...new Map(bodies.map((body) => [toJson(body), body])).values()];
  return methods.flatMap((method) =>
    different.flatMap((body) => [...placesIn(body), ['more']].map((path) => ({ method, body, path }))),
  );
}

const names = [...endpointTable.keys()];
const anyIds = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 1])) as Ids;
const places = names.map((name) => casesOf(name, anyIds).length);
const PER_PLACE = Math.ceil(REQUESTS / places.reduce((sum, count) => sum + count, 0));

/** Sessions end in some of these calls, so each of them gets its own. */
async function sidFor(name: EndpointName, turn: number): Promise<string> {
  const { access } = endpointTable.get(name) as Endpoint;
  if (access === 'admin') return makeSession(app, site, { adminId });
  if (access !== 'customer' && turn % 3 === 0) return makeSession(app, site);
  if (name.startsWith('auth.')) return makeSession(app, site, own);
  return own.caller.sid;
}

async function send(name: EndpointName, { method, body }: Case, sid: string) {
  const endpoint = endpointTable.get(name) as Endpoint;
  const { id, ...rest } = body;
  const [path, input] = endpoint.path.includes(':id')
    ? [endpoint.path.replace(':id', toPathPart(id)), rest]
    : [endpoint.path, body];
  const url = (endpoint.api === 'admin' ? '/admin' : '') + path;
  const headers = { 'x-site-token': site.token, authorization: sid };
  if (method === 'GET') return (await app.app()).inject({ method, url: `${url}?${toQuery(input)}`, headers });
  return (await app.app()).inject({
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: toJson(input),
  });
}

/** Of one endpoint's share; generous, for a long run and a busy machine. */
const TIMEOUT_MS = Math.max(60_000, REQUESTS * 20);

const forgetCalls = () => app.database.inSite(site.id, (tx) => tx.delete(loginAttempts));

describe('a valid body with one field changed', () => {
  test.each(names)(
    '%s answers by the contract',
    async (name) => {
      const wrong: string[] = [];
      for (const [field, one] of casesOf(name, own.ids).entries())
        for (const value of valuesFor(field, PER_PLACE, SEED)) {
          if (sent % FORGET_EVERY === 0) await forgetCalls();
          sent += 1;
          const body = withValue(one.body, one.path, value) as Body;
          const answer = await send(name, { ...one, body }, await sidFor(name, sent));
          const { statusCode } = answer;
          const inShape = statusCode === 200 || failureSchema.safeParse(parsed(answer.payload)).success;
          if ((statusCode < 500 || statusCode === 501) && inShape) continue;
          wrong.push(
            `${one.method} ${toJson(body).slice(0, 300)}: ${statusCode} ${answer.payload.slice(0, 200)}`,
          );
        }
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

test('the number of requests is the configured one', () => {
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
