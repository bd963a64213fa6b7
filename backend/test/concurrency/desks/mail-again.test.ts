import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminActions, mails, type Site } from '../../../src/db/schema/index.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp } from '../../support/index.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

let test: TestApp;
let site: Site;
let caller: Caller;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
  caller = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});
afterAll(() => test?.close());

it('twenty who send a mail again at once queue one mail, and the log has one line', async () => {
  const [mail] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(mails)
      .values({
        ...{ siteId: site.id, kind: 'application-received', key: 'proef', recipient: 'bo@proef.test' },
        state: 'given_up',
      })
      .returning(),
  );
  const answers = await atOnce(20, () =>
    test.call(endpoints.mailDesk.resend, { mailID: mail?.id ?? 0 }, caller),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  const [stored, logged] = await test.database.inSite(site.id, async (tx) => [
    await tx.select().from(mails),
    await tx.select().from(adminActions),
  ]);
  expect(stored.map(({ state }) => state).toSorted()).toEqual(['given_up', 'queued']);
  expect(logged).toHaveLength(1);
});
