import { endpoints } from '@toonbank/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startCollector } from '../../../tests/support/trace-collector.ts';
import { buildApp } from '../../src/app.ts';
import { sql } from '../../src/db/sql.ts';
import { addJob } from '../../src/jobs/add-job.ts';
import { runDueJobs } from '../../src/jobs/run-jobs.ts';
import { startTracing, type Tracing } from '../../src/operations/tracing/start-tracing.ts';
import { makeCustomer, makeSession, makeSite, type TestApp, testApp, tokenOf } from '../support/index.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };

let test: TestApp;
let site: string;
let sid: string;
let collector: Awaited<ReturnType<typeof startCollector>>;
let tracing: Tracing;
beforeAll(async () => {
  test = await testApp();
  const made = await makeSite(test);
  site = made.id;
  sid = await makeSession(test, made, await makeCustomer(test, made));
});
afterAll(() => test?.close());
beforeEach(async () => {
  collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  tracing = startTracing(['127.0.0.1']);
});
afterEach(async () => {
  await tracing.stop();
  await collector.close();
  vi.unstubAllEnvs();
});

/** Makes a call from an address. @returns its status, and all spans that were sent */
async function traced(from: string, path = endpoints.cart.get.path, body: object = {}) {
  const app = await buildApp({
    ...{ database: test.database, logLevel: 'silent', trustedProxy: [], siteTokens: new Map(), tracing },
  });
  const { statusCode } = await app.inject({
    ...{ method: 'POST', url: path, remoteAddress: from, payload: body },
    headers: { ...headers, authorization: sid, 'x-site-token': tokenOf(site) },
  });
  await app.close();
  await tracing.stop();
  return { statusCode, spans: collector.spans };
}

it('has a span of a call in the trace of the storefront, and one of each of its statements in it', async () => {
  const { spans } = await traced('::ffff:127.0.0.1');
  const call = spans.find(({ name }) => name === 'cart.get');
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['COMMIT', 'SELECT carts']));
  expect(collector.services).toEqual(new Set(['toonbank-api']));
});

it('begins a trace of its own for a caller that is not trusted', async () => {
  const { spans } = await traced('8.8.8.8');
  expect(spans.length).toBeGreaterThan(2);
  expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
});

it('sends no values of statements, and nothing of headers and bodies', async () => {
  const login = { username: 'iemand@voorbeeld.test', password: 'een-lang-geheim-woord' };
  const { spans } = await traced('127.0.0.1', endpoints.auth.login.path, login);
  const all = JSON.stringify(spans);
  expect(all).toContain('login_attempts');
  for (const value of [login.username, login.password, sid, tokenOf(site)]) expect(all).not.toContain(value);
});

it('marks a statement and a job that fail, and answers as without tracing', async () => {
  await test.database.inSite(site, (tx) => addJob(tx, site, { kind: 'lists.renew', key: 'one' }));
  const handlers = {
    'lists.renew': { work: () => test.database.inSite(site, (tx) => tx.execute(sql`SELECT 1 / 0`)) as never },
  };
  const log = { warn: () => {}, error: () => {} } as never;
  await runDueJobs({ database: test.database, log }, handlers, [site]);
  await tracing.stop();
  const job = collector.spans.find(({ name }) => name === 'job lists.renew');
  expect(job?.status.code).toBe(2);
  const failed = collector.spans.filter(
    ({ traceId, status }) => traceId === job?.traceId && status.code === 2,
  );
  expect(failed.map(({ name }) => name)).toEqual(['SELECT', 'job lists.renew']);
});

it('answers, and can be stopped, while the collector is away', async () => {
  await collector.close();
  const from = performance.now();
  const { statusCode, spans } = await traced('127.0.0.1');
  expect(statusCode).toBe(200);
  expect(spans).toEqual([]);
  // Without a limit the last tries take 7 s. Two are allowed, on a machine with other work.
  expect(performance.now() - from).toBeLessThan(6_000);
});
