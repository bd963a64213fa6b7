import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import pg from 'pg';

/** Longer statements are cut off in their span. */
const MAX_TEXT = 2_000;
const FIRST_WORD = /^[\s(]*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(\w+)"?/i;

type Send = (this: pg.Client, config: unknown, ...rest: unknown[]) => unknown;

/** The span's name, such as `SELECT orders`: a statement of the shop has no name that stays the same. */
function nameOf(text: string): { operation: string; table: string | undefined } {
  return { operation: FIRST_WORD.exec(text)?.[1]?.toUpperCase() ?? 'QUERY', table: TABLE.exec(text)?.[1] };
}

/** The text of a statement; values are sent apart from it. */
function textOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config;
  const { text } = config as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

function end(span: Span, error?: Error | null): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: (error as { code?: string }).code ?? '' });
  span.end();
}

/**
 * Gives each statement inside a span one of its own, with its text and without its values. A statement of work that is not
 * traced has none. @returns a function that ends it
 */
export function traceQueries(tracer: Tracer): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Send };
  const send = prototype.query;
  prototype.query = function traced(config, ...rest) {
    const text = textOf(config);
    if (text === undefined || !trace.getSpan(context.active())) return send.call(this, config, ...rest);
    const { operation, table } = nameOf(text);
    const span = tracer.startSpan(table ? `${operation} ${table}` : operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, MAX_TEXT),
        ...(table && { 'db.collection.name': table }),
      },
    });
    const last = rest.at(-1);
    if (typeof last === 'function')
      rest[rest.length - 1] = (error: Error | null, ...results: unknown[]) => {
        end(span, error);
        return last(error, ...results);
      };
    const sent = send.call(this, config, ...rest);
    if (sent instanceof Promise)
      sent.then(
        () => end(span),
        (error: Error) => end(span, error),
      );
    return sent;
  };
  return () => {
    prototype.query = send;
  };
}
