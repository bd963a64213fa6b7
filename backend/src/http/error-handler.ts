import type { ErrorCode } from '@toonbank/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { OverloadedError } from './connection-queue.ts';
import { databaseErrorCode } from './database-errors.ts';
import { DomainError, describeError, failure, statusOf } from './errors.ts';
import { refusalLog } from './refusal-log.ts';

const RETRY_AFTER_SECONDS = 2;

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
};

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (error instanceof OverloadedError) return 'unavailable';
  const known = fastifyCodes[error.code] ?? databaseErrorCode(error);
  return known ?? (error.statusCode === 400 ? 'invalid_request' : 'internal');
}

/** Answers every failure in the contract's form; internal details stay in the log. */
export function handleErrors(app: FastifyInstance): void {
  const logRefusal = refusalLog();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    const status = statusOf(code);
    if (error instanceof OverloadedError) logRefusal(request.log);
    else if (status >= 500) request.log.error({ err: error }, 'request failed');
    const isOurs = error instanceof DomainError;
    const retryAfterS = isOurs ? error.retryAfterS : undefined;
    if (retryAfterS || status === 503)
      reply.header('retry-after', String(retryAfterS ?? RETRY_AFTER_SECONDS));
    // What can't be read now is there: no cache may keep that it is not.
    if (status === 503) reply.header('cache-control', 'no-store');
    return reply.code(status).send(isOurs ? describeError(error) : failure(code, code));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(failure('endpoint_unknown', 'There is no such endpoint.')),
  );
}
