import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { readCommand } from '../../src/modules/registrations/commands.ts';
import { makeCustomer, makeSite, type TestApp, testApp } from '../support/index.ts';
import { operate } from './make-applicant.ts';

let test: TestApp;
let business: Site;

beforeAll(async () => {
  test = await testApp();
  business = await makeSite(test);
});
afterAll(() => test.close());

it.each([[[]], [['demo']], [['demo', 'approve']], [['demo', 'approve', 'x']], [['demo', 'delete', '1']]])(
  'prints its usage for %j',
  (args) => {
    expect(() => readCommand(args)).toThrow('Usage: npm run customer');
  },
);

it('prints a link that shows the shop as a customer sees it', async () => {
  await makeCustomer(test, business, { number: 'K30001' });
  expect(await operate(test, business, 'simulate', 'K30001')).toMatch(
    `http://${business.id}.localhost:3210/?cid=K30001&hash=`,
  );
  expect(readCommand([business.id, 'simulate', 'K30001'])).toMatchObject({ operator: userInfo().username });
  expect(readCommand([business.id, 'simulate', 'K30001', 'Jan'])).toMatchObject({ operator: 'Jan' });
  await expect(operate(test, business, 'simulate', 'K39999')).rejects.toThrow('no customer K39999');
});
