import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/** Does work that no call asked for in a span of its own; without tracing it costs nothing worth naming. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('toonbank-api').startActiveSpan(name, { attributes, root: true }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
