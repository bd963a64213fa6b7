import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { plainAddress } from '../http/trusted-proxy.ts';
import { kindOf } from './metrics.ts';
import { exportSpans } from './trace-export.ts';

export interface Tracing {
  /** Handles a request inside a span; a proxy that is trusted may name the trace it belongs to. */
  around(request: IncomingMessage, response: ServerResponse, handle: () => void): void;
  /** Sends the last spans. */
  stop(): Promise<void>;
}

/** Traces every request of this process. Loaded only when traces are wanted: nothing of it runs otherwise. */
export function startTracing(isTrusted: (address: string) => boolean): Tracing {
  const { stop } = exportSpans();
  const tracer = trace.getTracer('toonbank-storefront');
  return {
    stop,
    around(request, response, handle) {
      const { method = 'GET', url = '/', headers, socket } = request;
      const { traceparent, tracestate } = headers;
      const parent = isTrusted(plainAddress(socket.remoteAddress))
        ? propagation.extract(ROOT_CONTEXT, { traceparent, tracestate })
        : ROOT_CONTEXT;
      const kind = kindOf(url);
      const attributes = {
        'http.request.method': method,
        'url.path': url,
        'server.address': headers.host ?? '',
      };
      const span = tracer.startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), handle);
    },
  };
}
