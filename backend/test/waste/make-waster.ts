import { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeSession,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';

const { waste } = endpoints;
type Line = z.input<typeof waste.save.request>['lines'][number];

/** 01-01-2000 until 31-12-2099. */
const always = { datefrom: '01-01-2000', dateto: '31-12-2099' };

export const lineOf = (product: TestProduct, fields: Partial<Line> = {}): Line => ({
  productID: product.id,
  unitID: product.unit.id,
  quantity: 1,
  reason: 'expired',
  ...fields,
});

/** A user who throws things away, and the calls that the user makes. */
export async function makeWaster(test: TestApp, site: Site, given?: TestCustomer) {
  const customer = given ?? (await makeCustomer(test, site));
  const caller = { site, sid: await makeSession(test, site, { userId: customer.userId }) };
  return {
    customer,
    caller,
    save: (lines: Line[], requestKey?: string) => test.data(waste.save, { lines, requestKey }, caller),
    list: (request: Partial<z.input<typeof waste.all.request>> = {}) =>
      test.data(waste.all, { ...always, ...request }, caller),
    remove: (wasteID: number) => test.data(waste.remove, { wasteID }, caller),
    restore: (wasteID: number) => test.data(waste.restore, { wasteID }, caller),
  };
}
export type Waster = Awaited<ReturnType<typeof makeWaster>>;
