import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { readCreditNotesCommand, runCreditNotesCommand } from '../../../src/modules/credits/command.ts';
import { creditPaid } from '../../credits/credit-order.ts';
import { makeShortage } from '../../credits/shortage.ts';
import { errorOf } from '../../orders/make-buyer.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp } from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

const CALLS = 60;

let test: TestApp;
let site: Site;
let finance: Caller;
let creditNoteID: number;

beforeAll(async () => {
  test = await postgresApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  const adminId = await makeAdmin(test, site, { role: 'finance' });
  finance = { site, sid: await makeSession(test, site, { adminId }) };
  const { order } = await makeShortage(test, site);
  creditNoteID = (await creditPaid(test, site, order.id)).id;
});

const settle = () =>
  persistently(() => test.call(endpoints.paymentDesk.settleCreditNote, { creditNoteID }, finance));
async function logged(): Promise<number> {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT 1 FROM admin_actions WHERE action = 'settle_credit_note'`),
  );
  return rows.length;
}

it('one of sixty colleagues settles a credit note, and the log has it once', async () => {
  const answers = await atOnce(CALLS, settle);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer.status).toBe(409);
    expect(errorOf(answer)).toMatchObject({ code: 'conflict', fields: { creditNote: 'settled' } });
  }
  expect(await logged()).toBe(1);
});

it('one of thirty colleagues and thirty commands settles it', async () => {
  const command = readCreditNotesCommand([site.id, 'settled', 'C00001']);
  const results = await atOnce(CALLS, async (turn) => {
    if (turn % 2 === 0) return (await settle()).status === 200 ? 'desk' : 'refused';
    return runCreditNotesCommand(test.database, command).then(
      () => 'command',
      () => 'refused',
    );
  });
  const winners = results.filter((result) => result !== 'refused');
  expect(winners).toHaveLength(1);
  expect(await logged()).toBe(winners[0] === 'desk' ? 1 : 0);
});
