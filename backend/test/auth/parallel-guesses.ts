import { endpoints } from '@toonbank/contract';
import type { Site } from '../../src/db/schema/index.ts';
import { simulationQuery } from '../../src/modules/auth/simulation-link.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makeSession,
  type TestApp,
  testPassword,
} from '../support/index.ts';
import { withFactor } from './second-factor/set-up.ts';

const { admin, auth, cart, editing, recurringOrders, tasks, service } = endpoints;
const PARALLEL = 60;

interface Guessed {
  test: TestApp;
  site: Site;
  caller: Caller;
}

interface Guard {
  name: string;
  /** One guess that is wrong, or one call that costs a mail. */
  prepare: (given: Guessed) => Promise<(turn: number) => Promise<{ status: number }>>;
}

const password = 'een lantaarn in de mist';

/** Every guard, each with a call that it counts. */
export const guards: Guard[] = [
  {
    name: 'login',
    async prepare({ test, site, caller }) {
      const { username } = await makeCustomer(test, site);
      return (turn) => test.call(auth.login, { username, password: `guess-${turn}` }, caller);
    },
  },
  {
    name: 'the client code of an admin login',
    prepare:
      async ({ test, caller }) =>
      (turn) =>
        test.call(admin.validateClientCode, { clientCode: `GUESS${turn}` }, caller),
  },
  {
    name: 'the admin login',
    async prepare({ test, site, caller }) {
      const username = `beheer-${crypto.randomUUID()}@proef.test`;
      await makeAdmin(test, site, { username });
      const input = { clientCode: site.adminCode, username };
      return (turn) => test.call(admin.login, { ...input, password: `guess-${turn}` }, caller);
    },
  },
  {
    name: 'a code of an admin’s second factor',
    async prepare({ test, site, caller }) {
      const { username } = await withFactor(test, site);
      const input = { clientCode: site.adminCode, username, password: testPassword };
      const { sid } = await test.data(admin.login, input, caller);
      return (turn) => test.call(admin.verifySecondFactor, { code: `guess-${turn}` }, { ...caller, sid });
    },
  },
  {
    name: 'a recovery code',
    async prepare({ test, site, caller }) {
      const { username } = await makeCustomer(test, site);
      return (turn) =>
        test.call(
          auth.changePasswordAfterRecovery,
          { username, recoveryCode: `guess-${turn}`, password },
          caller,
        );
    },
  },
  {
    name: 'a recovery mail',
    async prepare({ test, site, caller }) {
      const { username } = await makeCustomer(test, site);
      return () => test.call(auth.resetPassword, { username }, caller);
    },
  },
  {
    name: 'the own password',
    async prepare({ test, site, caller }) {
      const sid = await makeSession(test, site, await makeCustomer(test, site));
      return (turn) =>
        test.call(
          service.setAccountDetails,
          { savePassword: true, fields: { currentPassword: `guess-${turn}`, newPassword: password } },
          { ...caller, sid },
        );
    },
  },
  {
    name: 'a coupon',
    async prepare({ test, site, caller }) {
      const sid = await makeSession(test, site, await makeCustomer(test, site));
      return (turn) => test.call(cart.setCoupon, { coupon: `GUESS${turn}` }, { ...caller, sid });
    },
  },
  {
    name: 'a link to a prepared order',
    prepare:
      async ({ test, caller }) =>
      (turn) =>
        test.call(recurringOrders.prepared, { token: `1.${turn}` }, caller),
  },
  {
    name: 'a link to a task',
    prepare:
      async ({ test, caller }) =>
      (turn) =>
        test.call(tasks.linked, { token: `1.${turn + 1}.${'A'.repeat(43)}` }, caller),
  },
  {
    name: 'a preview link',
    prepare:
      async ({ test, caller }) =>
      (turn) =>
        test.call(editing.preview, { token: `${turn + 1}.1.4102444800.${'A'.repeat(43)}` }, caller),
  },
  {
    name: 'a simulation link',
    async prepare({ test, site, caller }) {
      const query = simulationQuery('x'.repeat(64), { siteId: site.id, cid: 'K1', operator: 'Test' });
      const link = Object.fromEntries(new URLSearchParams(query));
      return () => test.call(auth.simulate, link, caller);
    },
  },
  {
    name: 'the contact form',
    async prepare({ test, site, caller }) {
      const sid = await makeSession(test, site);
      const message = { to: 'contact', name: 'Sanne', email: 'sanne@proef.test' };
      const text = { subject: 'Vraag', content: 'Hebt u dit ook in het groen?' };
      return () => test.call(service.sendContactForm, { ...message, ...text }, { ...caller, sid });
    },
  },
  {
    name: 'a registration',
    async prepare({ test, site, caller }) {
      const sid = await makeSession(test, site);
      const place = {
        street: 'Kade',
        houseNumber: '3',
        city: 'Proefdam',
        postcode: '1234 AB',
        country: 'NL',
      };
      const person = { firstName: 'Sanne', lastName: 'de Wit', company: 'Proef', kvk: '12345678' };
      return (turn) =>
        test.call(
          service.newCustomer,
          { ...place, ...person, email: `sanne${turn}@nieuw.test` },
          { ...caller, sid },
        );
    },
  },
];

let addresses = 0;
/** An address that no test used before. */
export const freshAddress = () => {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `198.51.${100 + (addresses >> 8)}.${addresses & 255}` } };
};

/**
 * Number of attempts the throttle allows in this time: the free ones, and one after each wait (1, 2, 4 … s).
 */
export const allowed = (free: number, elapsedMs: number): number =>
  free + Math.floor(Math.log2(elapsedMs / 1000 + 1));

/**
 * Makes 60 calls at once.
 * @returns how many passed the guard, and how many it may allow in that time
 */
export async function passGuard({ test, site }: Omit<Guessed, 'caller'>, { prepare }: Guard) {
  const call = await prepare({ test, site, caller: { site, ...freshAddress() } });
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: PARALLEL }, (_, turn) => call(turn)));
  const passed = answers.filter(({ status }) => status !== 429).length;
  return { passed, most: allowed(5, performance.now() - start) };
}
