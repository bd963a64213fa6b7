import { setTimeout } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import { traceApiCalls } from './trace-api-calls.ts';
import { withoutSecrets } from './traced-address.ts';

/** Attributes with an address; the framework writes some of them. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path', 'next.span_name'];
const QUERIES = ['url.query', 'next.search_params'];

/** Removes codes and queries; what a failure says of itself goes too, as it may repeat an address. */
function clean(span: ReadableSpan): void {
  const { attributes, name, status, events } = span;
  for (const key of QUERIES) delete attributes[key];
  for (const key of ADDRESSES)
    if (attributes[key] !== undefined) attributes[key] = withoutSecrets(String(attributes[key]));
  Object.assign(span, { name: withoutSecrets(name) });
  delete status.message;
  events.length = 0;
}

/** Sends spans on once their addresses are free of secrets. */
const cleaned = (exporter: SpanExporter): SpanExporter => ({
  export(spans, done) {
    for (const span of spans) clean(span);
    exporter.export(spans, done);
  },
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

/** A collector that is away does not delay the end of the process for longer. */
const LAST_SPANS_MS = 2_000;

/**
 * Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT. The other OTEL_* variables mean what OpenTelemetry says; `OTEL_SERVICE_NAME` is
 * `toonbank-storefront` by default. Calls to the API are spans of their own, and carry `traceparent`.
 */
export function exportSpans(): { stop(): Promise<void> } {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'toonbank-storefront' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(cleaned(new OTLPTraceExporter()))],
  });
  provider.register();
  const stopCalls = traceApiCalls();
  return {
    async stop() {
      stopCalls();
      await Promise.race([
        provider.shutdown().catch(() => {}),
        setTimeout(LAST_SPANS_MS, undefined, { ref: false }),
      ]);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
