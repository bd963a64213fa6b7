import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutSecrets } from '../../../server/operations/traced-address.ts';
import { startTracing } from '../../../server/operations/tracing.ts';
import { startCollector } from '../../support/trace-collector.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

let collector: Awaited<ReturnType<typeof startCollector>>;
let atApi: IncomingHttpHeaders | undefined;
const api = createServer((request, response) => {
  atApi = request.headers;
  response.end('{}');
});
const portOf = (server: typeof api) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await collector.close();
  await new Promise((resolve) => api.close(resolve));
  vi.unstubAllEnvs();
});

/** Asks a traced server that calls the API for each answer, as the gateway does. @returns what was sent to the collector */
async function traced(path: string, isTrusted: boolean) {
  const tracing = startTracing(() => isTrusted);
  const server = createServer((request, response) =>
    tracing.around(request, response, () => {
      trace.getActiveSpan()?.setAttribute('http.target', request.url ?? '');
      // As the framework does for its own work.
      const inner = trace.getTracer('next.js').startSpan(`fetch GET http://localhost:4000${request.url}`);
      inner.recordException(new Error(`No answer of ${request.url}`));
      inner.setStatus({ code: SpanStatusCode.ERROR, message: `No answer of ${request.url}` });
      inner.end();
      get({ port: portOf(api), path: '/v1/shopcart/get_cart', agent: false }, (answer) =>
        answer.resume().on('end', () => response.writeHead(path.startsWith('/v1/') ? 503 : 200).end()),
      );
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Not by `node:http`: this test's own calls would be spans too.
  await (await fetch(`http://127.0.0.1:${portOf(server)}${path}`, { headers })).text();
  await new Promise((resolve) => server.close(resolve));
  await tracing.stop();
  return collector.spans;
}

const own = (spans: Awaited<ReturnType<typeof traced>>) =>
  spans.filter(({ name }) => !name.startsWith('fetch'));

it('hands the trace of a trusted proxy on to the API, with a span for the request and one for the call', async () => {
  const spans = await traced('/v1/shopcart/get_cart', true);
  expect(own(spans).map(({ name, traceId }) => [name, traceId])).toEqual([
    ['GET', TRACE],
    ['GET call', TRACE],
  ]);
  const [call, request] = own(spans);
  expect(call?.parentSpanId).toBe(request?.spanId);
  expect(atApi?.traceparent).toBe(`00-${TRACE}-${call?.spanId}-01`);
  expect(request?.status.code).toBe(2);
  expect(collector.services).toEqual(new Set(['toonbank-storefront']));
});

it('begins a trace of its own for a visitor', async () => {
  const spans = await traced('/nl/merken', false);
  expect(own(spans).map(({ name, traceId }) => [name, traceId === TRACE])).toEqual([
    ['GET', false],
    ['GET page', false],
  ]);
});

it('sends no query and no code of an address', async () => {
  const spans = await traced('/nl/taak/Zm9vYmFyYmF6cXV4MTIzNDU2?mail=iemand@voorbeeld.test', false);
  const all = JSON.stringify(spans);
  expect(all).toContain('/nl/taak/*');
  expect(all).toContain('fetch GET http://localhost:4000/nl/taak/*');
  for (const secret of ['iemand', 'Zm9v']) expect(all).not.toContain(secret);
});

it.each([
  ['/nl/toiletpapier-2-laags-400-vel/p/12', '/nl/toiletpapier-2-laags-400-vel/p/12'],
  ['/a/0af76519-16cd-43dd-8448-eb211c80319c?x', '/a/*'],
  ['http://localhost:4000/v1/products/get_products', 'http://localhost:4000/v1/products/get_products'],
])('shows %s as %s', (address, shown) => expect(withoutSecrets(address)).toBe(shown));
