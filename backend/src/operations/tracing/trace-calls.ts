import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Handles each call of an app in a span, named by its endpoint of the contract. A caller on a trusted address, such as the
 * storefront, may name the trace it belongs to.
 * @param isTrusted of the address that the connection comes from
 */
export function traceCalls(app: FastifyInstance, isTrusted: (address: string) => boolean): void {
  const tracer = trace.getTracer('toonbank-api');
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, socket } = request;
    const { traceparent, tracestate } = headers;
    const parent = isTrusted(socket.remoteAddress ?? '')
      ? propagation.extract(ROOT_CONTEXT, { traceparent, tracestate })
      : ROOT_CONTEXT;
    const route = routeOptions.url ?? 'unknown';
    const span = tracer.startSpan(
      routeOptions.config.endpoint ?? `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'toonbank.request_id': request.id,
        },
      },
      parent,
    );
    spans.set(request, span);
    done();
  });
  // The body has arrived by now: reading it would lose the context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
