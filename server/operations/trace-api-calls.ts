import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Of the exporter's own requests. */
const COLLECTOR_PATH = '/v1/traces';

interface Message {
  request: ClientRequest;
  response?: IncomingMessage;
}

/**
 * Makes a span of each request that this process sends by `node:http`, and sends `traceparent` with it. Node tells of them on
 * channels. @returns a function that ends it
 */
export function traceApiCalls(): () => void {
  const tracer = trace.getTracer('toonbank-storefront');
  const spans = new WeakMap<ClientRequest, Span>();
  const begin = ({ request }: Message) => {
    const { method, path, host } = request;
    if (path.endsWith(COLLECTOR_PATH)) return;
    const attributes = { 'http.request.method': method, 'url.path': path, 'server.address': host };
    const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes });
    spans.set(request, span);
    propagation.inject(trace.setSpan(context.active(), span), request, {
      set: (to, name, value) => to.setHeader(name, value),
    });
  };
  const end = ({ request, response }: Message) => {
    const span = spans.get(request);
    const status = response?.statusCode;
    if (status !== undefined) span?.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const channels = {
    'http.client.request.created': begin,
    'http.client.request.error': end,
    'http.client.response.finish': end,
  };
  const each = (act: typeof subscribe) => {
    for (const [name, hear] of Object.entries(channels)) act(name, hear as (message: unknown) => void);
  };
  each(subscribe);
  return () => each((...one) => void unsubscribe(...one));
}
