import { type IntegrationErrorCode, integrationErrorStatus } from '@toonbank/contract/integration/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { OverloadedError } from '../../../http/connection-queue.ts';
import { databaseErrorCode } from '../../../http/database-errors.ts';
import { DomainError } from '../../../http/errors.ts';
import { refusalLog } from '../../../http/refusal-log.ts';
import { failureOf, IntegrationError, statusOf } from './integration-error.ts';

const RETRY_AFTER_S = 2;

const fastifyCodes: Readonly<Record<string, IntegrationErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
};

/** Errors of code that the shop and the integration API share. */
const domainCodes: Partial<Record<DomainError['code'], IntegrationErrorCode>> = {
  site_token_missing: 'shop_unknown',
  site_token_unknown: 'shop_unknown',
  too_busy: 'unavailable',
};

const isCode = (code: string): code is IntegrationErrorCode => Object.hasOwn(integrationErrorStatus, code);

function codeOf(error: FastifyError): IntegrationErrorCode {
  if (error instanceof IntegrationError) return error.code;
  if (error instanceof DomainError) {
    const { code } = error;
    return domainCodes[code] ?? (isCode(code) ? code : 'internal');
  }
  if (error instanceof OverloadedError) return 'unavailable';
  const known = fastifyCodes[error.code];
  if (known) return known;
  const stored = databaseErrorCode(error);
  if (stored === 'unavailable' || stored === 'invalid_request') return stored;
  // A row that was added at the same moment: the next try sees it.
  if (stored === 'conflict') return 'unavailable';
  return error.statusCode === 400 ? 'invalid_request' : 'internal';
}

/** Answers every failure of the integration API in its own form; internal details stay in the log. */
export function answerErrors(scope: FastifyInstance): void {
  const logRefusal = refusalLog();
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    const status = statusOf(code);
    if (error instanceof OverloadedError) logRefusal(request.log);
    else if (status >= 500) request.log.error({ err: error }, 'integration call failed');
    const asked = error instanceof IntegrationError || error instanceof DomainError ? error.retryAfterS : 0;
    if (asked || status === 503) reply.header('retry-after', String(asked || RETRY_AFTER_S));
    if (error instanceof IntegrationError && error.allow) reply.header('allow', error.allow);
    if (request.integration) request.integration.code = code;
    return reply.code(status).send(failureOf(code, error instanceof IntegrationError ? error.faults : []));
  });
  scope.setNotFoundHandler((_request, reply) =>
    reply.code(statusOf('endpoint_unknown')).send(failureOf('endpoint_unknown')),
  );
}
