import type { ErrorCode } from '@toonbank/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { DomainError, failure, statusOf } from './errors.ts';

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
};

/** PostgreSQL's own codes (SQLSTATE) that a caller can bring about, or that mean "not now". */
const sqlStates: [RegExp, ErrorCode][] = [
  [/^23505$/, 'conflict'],
  [/^(22003|22021|22P02|22P05)$/, 'invalid_request'],
  [/^(08...|53...|57...|40001|40P01|55P03)$/, 'unavailable'],
];

const notReachable =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|timeout exceeded when trying to connect|Connection terminated/;

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof DomainError) return error.code;
  const known = fastifyCodes[error.code];
  if (known) return known;
  // drizzle wraps the driver's error.
  const driver = (error.cause ?? error) as { code?: string; message?: string };
  const sql = sqlStates.find(([pattern]) => pattern.test(driver.code ?? ''))?.[1];
  if (sql) return sql;
  if (notReachable.test(`${driver.code} ${driver.message}`)) return 'unavailable';
  return error.statusCode === 400 ? 'invalid_request' : 'internal';
}

/** Every failure leaves in the contract's shape; what went wrong inside stays in the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    const status = statusOf(code);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 503) reply.header('retry-after', '2');
    const own = error instanceof DomainError;
    return reply.code(status).send(failure(code, own ? error.message : code, own ? error.fields : undefined));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(failure('endpoint_unknown', 'There is no such endpoint.')),
  );
}
