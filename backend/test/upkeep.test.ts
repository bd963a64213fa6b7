import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applications,
  contactMessages,
  mails,
  type Site,
  tasks,
  withdrawals,
} from '../src/db/schema/index.ts';
import { upkeep } from '../src/upkeep.ts';
import { makeCustomer, makeSite, type TestApp, testApp } from './support/index.ts';
import { send, statement } from './withdrawals/make-statement.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { prices: 'public' });
});
afterAll(() => test.close());

const inSite = (query: ReturnType<typeof sql>) => test.database.inSite(site.id, (tx) => tx.execute(query));

const leftOf = (table: typeof withdrawals | typeof applications | typeof contactMessages) =>
  test.database.inSite(site.id, async (tx) =>
    (await tx.select({ name: table.email }).from(table)).map(({ name }) => name).toSorted(),
  );

it('forgets mails and messages after a year, and what was not sent yet never', async () => {
  for (const [name, age] of [
    ['oud', '13 months'],
    ['nieuw', '11 months'],
  ] as const) {
    await inSite(sql`INSERT INTO contact_messages (site_id, topic, department, subject, name, email, content, created_at)
      VALUES (${site.id}, 'help', 'service', '', 'Noor', ${name}, 'Hallo', now() - ${age}::interval)`);
    for (const state of ['queued', 'sent', 'given_up'])
      await inSite(sql`INSERT INTO mails (site_id, kind, key, recipient, state, created_at, next_try_at)
        VALUES (${site.id}, 'account-exists', ${`${name} ${state}`}, 'noor@elders.test', ${state},
          now() - ${age}::interval, now() + interval '1 day')`);
  }
  await upkeep(test.database);
  expect(await leftOf(contactMessages)).toEqual(['nieuw']);
  const left = await test.database.inSite(site.id, (tx) => tx.select({ key: mails.key }).from(mails));
  expect(left.map(({ key }) => key).toSorted()).toEqual([
    'nieuw given_up',
    'nieuw queued',
    'nieuw sent',
    'oud queued',
  ]);
});

it('forgets a request for an account a year after the decision, and an open one never', async () => {
  const application = (name: string, state: string, decided: string | null) =>
    inSite(sql`INSERT INTO applications (site_id, state, kind, first_name, last_name, email, street, house_number, postcode,
        city, country, created_at, decided_at)
      VALUES (${site.id}, ${state}, 'business', 'Noor', 'Bakker', ${name}, 'Dorpsstraat', '1', '1234 AB', 'Ede', 'NL',
        now() - interval '3 years', now() - ${decided}::interval)`);
  await application('afgewezen, lang geleden', 'refused', '13 months');
  await application('afgewezen, kort geleden', 'refused', '11 months');
  await application('nog open', 'open', null);
  await upkeep(test.database);
  expect(await leftOf(applications)).toEqual(['afgewezen, kort geleden', 'nog open']);
});

it('keeps a withdrawal for seven years, and until it is handled', async () => {
  const withdrawal = async (email: string, years: number, isHandled: boolean) => {
    await send(test, site, statement({ email }));
    await inSite(sql`UPDATE withdrawals SET received_at = now() - make_interval(years => ${years}, days => 1),
        handled_at = CASE WHEN ${isHandled} THEN now() END WHERE email = ${email}`);
  };
  await withdrawal('oud-en-klaar@elders.test', 7, true);
  await withdrawal('oud-en-open@elders.test', 7, false);
  await withdrawal('klaar@elders.test', 6, true);
  await upkeep(test.database);
  expect(await leftOf(withdrawals)).toEqual(['klaar@elders.test', 'oud-en-open@elders.test']);
});

it('forgets a solved task three years after its latest message, and an open one never', async () => {
  const { customerId, userId } = await makeCustomer(test, site);
  const task = (title: string, status: string, age: string) =>
    inSite(sql`INSERT INTO tasks (site_id, customer_id, user_id, kind, title, status, solved_at, last_message_at)
      VALUES (${site.id}, ${customerId}, ${userId}, 'service', ${title}, ${status},
        CASE WHEN ${status} = 'solved' THEN now() END, now() - ${age}::interval)`);
  await task('opgelost, lang geleden', 'solved', '37 months');
  await task('opgelost, kort geleden', 'solved', '35 months');
  await task('nog open', 'open', '5 years');
  await upkeep(test.database);
  const left = await test.database.inSite(site.id, (tx) => tx.select({ title: tasks.title }).from(tasks));
  expect(left.map(({ title }) => title).toSorted()).toEqual(['nog open', 'opgelost, kort geleden']);
});
