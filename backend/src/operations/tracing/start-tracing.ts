import { setTimeout } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { addressMatcher } from '../../http/address-matcher.ts';
import { traceCalls } from './trace-calls.ts';
import { traceQueries } from './trace-queries.ts';

/** A collector that is away does not delay the end of the process for longer. */
const LAST_SPANS_MS = 2_000;

export interface Tracing {
  /** Traces the calls of an app that has no routes yet. */
  watch(app: FastifyInstance): void;
  /** Sends the last spans. */
  stop(): Promise<void>;
}

/**
 * Sends spans of calls, statements and jobs to OTEL_EXPORTER_OTLP_ENDPOINT. The other OTEL_* variables mean what OpenTelemetry
 * says; `OTEL_SERVICE_NAME` is `toonbank-api` by default. Loaded only when traces are wanted, and before a connection is made.
 * @param trusted addresses and ranges of callers that may name the trace they belong to
 */
export function startTracing(trusted: readonly string[]): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'toonbank-api' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const untraceQueries = traceQueries(provider.getTracer('toonbank-api'));
  const isTrusted = addressMatcher(trusted);
  return {
    watch: (app) => traceCalls(app, isTrusted),
    async stop() {
      untraceQueries();
      await Promise.race([
        provider.shutdown().catch(() => {}),
        setTimeout(LAST_SPANS_MS, undefined, { ref: false }),
      ]);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
