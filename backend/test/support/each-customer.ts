import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { type CustomerFields, makeCustomer, makeSession, type TestCustomer } from './make-customer.ts';
import { makeSite } from './make-site.ts';
import { type TestApp, testApp } from './test-app.ts';

/** App, site and caller of a test. */
export interface CustomerTest {
  test: TestApp;
  site: Site;
  /** A new one for each test, logged in. */
  customer: TestCustomer;
  caller: { site: Site; sid: string };
}

interface Setting {
  /** Default: `testApp`. */
  app?: () => Promise<TestApp>;
  site?: Partial<Site>;
  customer?: CustomerFields;
}

/**
 * Gives each test of a file a customer of its own, on one site. `given` is called with the app and the site
 * first, and with the customer before each test.
 */
export function eachCustomer(
  given: (now: CustomerTest) => void,
  { app = testApp, site: siteFields, customer: customerFields }: Setting = {},
): void {
  let now = {} as CustomerTest;
  beforeAll(async () => {
    const test = await app();
    now = { ...now, test, site: await makeSite(test, siteFields) };
    given(now);
  });
  afterAll(() => now.test?.close());
  beforeEach(async () => {
    const { test, site } = now;
    const customer = await makeCustomer(test, site, customerFields);
    now = { ...now, customer, caller: { site, sid: await makeSession(test, site, customer) } };
    given(now);
  });
}

/** Status and code of an answer: `200 done`, `404 not_found`. */
export async function codeOf(test: TestApp, ...call: Parameters<TestApp['call']>): Promise<string> {
  const { status, body } = await test.call(...call);
  return `${status} ${(body as { error?: { code: string } }).error?.code ?? 'done'}`;
}
