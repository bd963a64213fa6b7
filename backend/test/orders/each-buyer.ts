import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  type CustomerFields,
  type emptyDatabase,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { type Buyer, makeBuyer } from './make-buyer.ts';

interface BuyerTest {
  test: TestApp;
  site: Site;
  /** A new one for each test. */
  buyer: Buyer;
}

interface Setting {
  /** Each test has a site of its own, too; otherwise all of them have one. */
  ownSite?: boolean;
  buyer?: CustomerFields;
  /** Default: see `testApp`. */
  database?: typeof emptyDatabase;
}

/** Gives each test of a file a buyer of its own. `given` is called with it before each test. */
export function eachBuyer(
  given: (now: BuyerTest) => void,
  { ownSite = false, buyer: fields, database }: Setting = {},
): void {
  let test: TestApp;
  let site: Site;
  beforeAll(async () => {
    test = await testApp(database);
    if (!ownSite) site = await makeSite(test);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    if (ownSite) site = await makeSite(test);
    given({ test, site, buyer: await makeBuyer(test, site, fields) });
  });
}
