import { type Access, type ErrorCode, endpointTable } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
  tokenOf,
} from '../support/index.ts';

/** Endpoint × caller × site token, from the contract: a new endpoint is covered by being in the table. */
const callers = [
  'nobody',
  'dead session',
  'visitor',
  'customer',
  'customer of the other site',
  'admin',
] as const;
type CallerKind = (typeof callers)[number];
const tokens = ['right', 'other', 'missing', 'unknown'] as const;
type Token = (typeof tokens)[number];

let app: TestApp;
let here: Site;
let there: Site;
let ids: { customer: number; foreigner: number; admin: number };

beforeAll(async () => {
  app = await testApp();
  here = await makeSite(app);
  there = await makeSite(app);
  ids = {
    customer: (await makeCustomer(app, here)).userId,
    foreigner: (await makeCustomer(app, there)).userId,
    admin: await makeAdmin(app, here),
  };
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
      return makeSession(app, here, { userId: ids.customer });
    case 'customer of the other site':
      return makeSession(app, there, { userId: ids.foreigner });
    case 'admin':
      return makeSession(app, here, { adminId: ids.admin });
  }
}

const kept = new Map<CallerKind, string | undefined>();
/** The caller's session. A call that is let in may end or replace it, so the next one gets another. */
async function sidOf(caller: CallerKind): Promise<string | undefined> {
  if (!kept.has(caller)) kept.set(caller, await newSid(caller));
  return kept.get(caller);
}

type Role = 'none' | 'dead' | 'visitor' | 'customer' | 'admin';

/** What a caller is in the eyes of the site whose token was sent. */
function roleOf(caller: CallerKind, token: Token): Role {
  if (caller === 'nobody') return 'none';
  if (caller === 'dead session') return 'dead';
  if (caller === 'customer of the other site') return token === 'other' ? 'customer' : 'dead';
  return token === 'right' ? caller : 'dead';
}

/** The refusals, written down from the contract's words; `undefined` is let in. */
const refusals: Record<Access, Partial<Record<Role, ErrorCode>>> = {
  open: {},
  site: { dead: 'session_invalid' },
  visitor: { none: 'session_missing', dead: 'session_invalid', admin: 'login_required' },
  customer: {
    none: 'session_missing',
    dead: 'session_invalid',
    visitor: 'login_required',
    admin: 'login_required',
  },
  admin: {
    none: 'session_missing',
    dead: 'session_invalid',
    visitor: 'admin_required',
    customer: 'admin_required',
  },
};

function expected(access: Access, caller: CallerKind, token: Token): ErrorCode | undefined {
  if (token === 'missing') return 'site_token_missing';
  if (token === 'unknown') return 'site_token_unknown';
  return refusals[access][roleOf(caller, token)];
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
]);

describe('authorisation', () => {
  test.each([...endpointTable])(
    '%s lets in who the contract names, and nobody else',
    async (_name, endpoint) => {
      const wrong: string[] = [];
      for (const method of endpoint.methods)
        for (const caller of callers)
          for (const token of tokens) {
            const sid = await sidOf(caller);
            const answer = await app.call(
              endpoint,
              { id: 1 },
              { ...header(token), method, ...(sid && { sid }) },
            );
            const code = (answer.body as { error?: { code: string } } | undefined)?.error?.code;
            const refusal = expected(endpoint.access, caller, token);
            if (!refusal) kept.delete(caller);
            const right = refusal ? code === refusal : answer.status < 502 && !guardCodes.has(code ?? '');
            if (!right)
              wrong.push(`${method} as ${caller} with the ${token} token: ${answer.status} ${code}`);
            if (answer.status === 500) wrong.push(`${method} as ${caller}: 500`);
          }
      expect(wrong).toEqual([]);
    },
  );
});
