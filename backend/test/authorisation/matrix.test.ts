import {
  type Access,
  type AdminRole,
  adminRoles,
  type Endpoint,
  type EndpointName,
  type ErrorCode,
  endpointTable,
  mayDo,
} from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerUsers, type Site } from '../../src/db/schema/index.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import {
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
  tokenOf,
} from '../support/index.ts';
import { makeGoods, makeOwner, type Owner } from './support/make-world.ts';
import { storedRows } from './support/stored-rows.ts';
import { validBodies } from './support/valid-body.ts';

/** Endpoint × caller × site token, from the contract: a new endpoint is covered by being in the table. */
const callers = [
  'nobody',
  'dead session',
  'visitor',
  'customer',
  'second customer',
  'simulated',
  'switched-off customer',
  'customer of the other site',
  ...adminRoles,
  'manager before the second factor',
] as const;
type CallerKind = (typeof callers)[number];
const tokens = ['right', 'other', 'missing', 'unknown'] as const;
type Token = (typeof tokens)[number];

let app: TestApp;
let here: Site;
let there: Site;
let own: Owner;
let ids: { second: number; off: number; foreigner: number };
const admins = new Map<AdminRole, number>();

beforeAll(async () => {
  app = await testApp(undefined, signingPayments());
  here = await makeSite(app);
  there = await makeSite(app);
  own = await makeOwner(app, here, await makeGoods(app, here));
  ids = {
    second: (await makeCustomer(app, here)).userId,
    off: (await makeCustomer(app, here)).userId,
    foreigner: (await makeCustomer(app, there)).userId,
  };
  const makeRole = (role: AdminRole) => makeAdmin(app, here, { role });
  for (const role of adminRoles) admins.set(role, await makeRole(role));
});
afterAll(() => app.close());

async function newSid(caller: CallerKind): Promise<string | undefined> {
  switch (caller) {
    case 'nobody':
      return undefined;
    case 'dead session':
      return makeSession(app, here, { expiresAt: new Date(Date.now() - 1000) });
    case 'visitor':
      return makeSession(app, here);
    case 'customer':
      return makeSession(app, here, { userId: own.userId });
    case 'second customer':
      return makeSession(app, here, { userId: ids.second });
    case 'simulated':
      return makeSession(app, here, { userId: own.userId, simulated: true, simulatedBy: 'balie' });
    case 'switched-off customer':
      return switchedOff();
    case 'customer of the other site':
      return makeSession(app, there, { userId: ids.foreigner });
    case 'manager before the second factor':
      return makeSession(app, here, { adminId: admins.get('manager'), pending: 'code' });
    default:
      return makeSession(app, here, { adminId: admins.get(caller) });
  }
}

/** The session of a customer who was switched off after the login. */
async function switchedOff(): Promise<string> {
  const sid = await makeSession(app, here, { userId: ids.off });
  await app.database.inSite(here.id, (tx) =>
    tx.update(customerUsers).set({ active: false }).where(eq(customerUsers.id, ids.off)),
  );
  return sid;
}

const kept = new Map<CallerKind, string | undefined>();
/** The caller's session. A successful call may end or replace it, so the next call gets a new one. */
async function sidOf(caller: CallerKind): Promise<string | undefined> {
  if (!kept.has(caller)) kept.set(caller, await newSid(caller));
  return kept.get(caller);
}

type Role = 'none' | 'dead' | 'visitor' | 'customer' | 'simulated' | 'pending' | AdminRole;

/** Role of a caller on the site of the token. */
function roleOf(caller: CallerKind, token: Token): Role {
  if (caller === 'nobody') return 'none';
  if (caller === 'dead session' || caller === 'switched-off customer') return 'dead';
  if (caller === 'customer of the other site') return token === 'other' ? 'customer' : 'dead';
  if (token !== 'right') return 'dead';
  if (caller === 'manager before the second factor') return 'pending';
  return caller === 'second customer' ? 'customer' : caller;
}

const noAdmin: Partial<Record<Role, ErrorCode>> = Object.fromEntries(
  [...adminRoles, 'pending'].map((role) => [role, 'login_required']),
);
const isAdminRole = (role: Role): role is AdminRole => adminRoles.some((one) => one === role);

/** Expected refusals according to the contract; `undefined`: the call succeeds. */
const refusals: Record<Access, Partial<Record<Role, ErrorCode>>> = {
  open: {},
  site: { dead: 'session_invalid' },
  visitor: { none: 'session_missing', dead: 'session_invalid', ...noAdmin },
  customer: {
    none: 'session_missing',
    dead: 'session_invalid',
    visitor: 'login_required',
    ...noAdmin,
  },
  admin: {
    none: 'session_missing',
    dead: 'session_invalid',
    visitor: 'admin_required',
    customer: 'admin_required',
    simulated: 'admin_required',
  },
};

function expected(
  name: EndpointName,
  { access, permission, mutates, allowsSimulated, allowsPending }: Endpoint,
  caller: CallerKind,
  token: Token,
): ErrorCode | undefined {
  if (token === 'missing') return 'site_token_missing';
  if (token === 'unknown') return 'site_token_unknown';
  const role = roleOf(caller, token);
  // The world's imports are of prices. What the manager's call removed is gone when a role without that right asks.
  const isRemoval = name === 'imports.removeProfile' || name === 'importSchedules.remove';
  const isPriceImport = /^import(?:s|Schedules)\./.test(name) && !isRemoval && mutates;
  const isOrderView = name === 'listViews.all' || name === 'listViews.save';
  // The history that is asked for is a product's.
  const isProductHistory = name === 'workbench.history';
  const needed = [
    ...[permission, isPriceImport && 'prices.write', isOrderView && 'orders.read'],
    isProductHistory && 'products.read',
  ] as const;
  if (isAdminRole(role) && needed.some((one) => one && !mayDo(role, one))) return 'role_required';
  if (role === 'pending' && access === 'admin' && !allowsPending) return 'admin_required';
  const refusal = refusals[access][role];
  if (refusal || role !== 'simulated') return refusal;
  return mutates && !allowsSimulated ? 'simulated_session' : undefined;
}

const header = (token: Token): { token?: string } => {
  if (token === 'missing') return {};
  return { token: { right: tokenOf(here.id), other: tokenOf(there.id), unknown: 'st_nowhere' }[token] };
};

const guardCodes = new Set<string>([
  'site_token_missing',
  'site_token_unknown',
  'session_missing',
  'session_invalid',
  'login_required',
  'admin_required',
  'role_required',
  'simulated_session',
]);

/** The session that a refresh sends along must be the caller's own: without it each caller sends the same. */
const inputsOf = (name: EndpointName) =>
  name === 'auth.refresh' ? [{}] : validBodies(name, own.ids, own.username);

describe('authorisation', () => {
  test.each([...endpointTable])(
    '%s lets in the callers that the contract names, and no other',
    async (name, endpoint) => {
      const wrong: string[] = [];
      for (const method of endpoint.methods)
        for (const caller of callers)
          for (const token of tokens)
            for (const input of inputsOf(name)) {
              const sid = await sidOf(caller);
              const answer = await app.call(endpoint, input, {
                ...header(token),
                method,
                ...(sid && { sid }),
              });
              const code = (answer.body as { error?: { code: string } } | undefined)?.error?.code;
              const refusal = expected(name, endpoint, caller, token);
              if (!refusal) kept.delete(caller);
              const letIn = code !== 'invalid_request' && answer.status < 502 && !guardCodes.has(code ?? '');
              if (refusal ? code !== refusal : !letIn)
                wrong.push(`${method} as ${caller} with the ${token} token: ${answer.status} ${code}`);
              if (answer.status === 500) wrong.push(`${method} as ${caller}: 500`);
            }
      expect(wrong).toEqual([]);
    },
  );
});

test('a simulated session reads everything and changes no row', async () => {
  /** Sessions and counts of calls are the caller's, not the shop's. */
  const theShop = async () => {
    const rows = await storedRows(app, ({ sid_hash: sidHash }) => sidHash === undefined);
    return rows.filter((row) => !row.startsWith('login_attempts '));
  };
  const before = await theShop();
  for (const [name, endpoint] of endpointTable) {
    if (endpoint.allowsSimulated) continue;
    for (const input of inputsOf(name))
      await app.call(endpoint, input, { site: here, sid: await sidOf('simulated') });
  }
  expect(await theShop()).toEqual(before);
});
