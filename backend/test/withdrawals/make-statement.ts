import { endpoints } from '@toonbank/contract';
import { type Site, withdrawals } from '../../src/db/schema/index.ts';
import { makeSession, type TestApp } from '../support/index.ts';

let last = 0;

type Statement = { name: string; email: string; orderNumber: string; articles?: string };

/** A statement from an address of its own, which no other test uses. */
export function statement(fields: object = {}): { fields: Statement; headers: Record<string, string> } {
  last += 1;
  const email = `noor.${last}@elders.test`;
  return {
    fields: { name: 'Noor Bakker', email, orderNumber: '1042', ...fields } as Statement,
    headers: { 'x-forwarded-for': `203.0.113.${last}` },
  };
}

/** Sends a statement, in a session of a visitor unless another is given. */
export async function send(
  test: TestApp,
  site: Site,
  { fields, headers }: ReturnType<typeof statement>,
  sid?: string,
) {
  const caller = { site, sid: sid ?? (await makeSession(test, site)), headers };
  const { status, body } = await test.call(endpoints.service.withdraw, fields, caller);
  return {
    status,
    body: body as { data?: { received_at: string }; error?: { code: string; fields?: object } },
  };
}

/** The stored statements of an e-mail address. */
export const storedOf = (test: TestApp, site: Site, email: string) =>
  test.database.inSite(site.id, async (tx) =>
    (await tx.select().from(withdrawals)).filter((row) => row.email === email),
  );
