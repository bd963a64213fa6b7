import { customerUsers, type Site } from '../../src/db/schema/index.ts';
import { makeSession, type TestApp, type TestCustomer } from '../support/index.ts';

let last = 0;

/** Another user of a customer, logged in. */
export async function makeColleague(test: TestApp, site: Site, { customerId }: TestCustomer) {
  last += 1;
  const username = `collega-${customerId}-${last}@winkel.test`;
  const [colleague] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(customerUsers)
      .values({
        siteId: site.id,
        customerId,
        username,
        email: username,
        passwordHash: '-',
        firstName: 'Noor',
        lastName: 'Verzonnen',
      })
      .returning({ userId: customerUsers.id }),
  );
  const userId = colleague?.userId ?? 0;
  return { userId, caller: { site, sid: await makeSession(test, site, { userId }) } };
}
