import { type Endpoint, type EndpointName, endpointTable } from '@toonbank/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeGoods, makeOwner, type Owner } from '../authorisation/support/make-world.ts';
import { validBodies } from '../authorisation/support/valid-body.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import {
  embeddedDatabase,
  makeAdmin,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

let app: TestApp;
let site: Site;
let own: Owner;
let adminId: number;
beforeAll(async () => {
  app = await testApp(embeddedDatabase, signingPayments());
  site = await makeSite(app);
  own = await makeOwner(app, site, await makeGoods(app, site));
  adminId = await makeAdmin(app, site, { role: 'manager' });
});
afterAll(() => app.close());

/** A call may end its session, so each has its own. */
const newSid = ({ access }: Endpoint) =>
  makeSession(app, site, access === 'admin' ? { adminId } : { userId: own.userId });

const inputsOf = (name: EndpointName) =>
  name === 'auth.refresh' ? [{}] : validBodies(name, own.ids, own.username);

test.each([...endpointTable])('%s works on the embedded store', async (name, endpoint) => {
  for (const method of endpoint.methods)
    for (const input of inputsOf(name)) {
      const sid = await newSid(endpoint);
      const { status, body } = await app.call(endpoint, input, { site, sid, method });
      // 501: not part of the reference backend.
      if (status !== 501) expect(status, `${method} ${JSON.stringify(body)}`).toBeLessThan(500);
    }
});
