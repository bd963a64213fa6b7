import type { ErrorCode } from '@toonbank/contract';

/** PostgreSQL's codes (SQLSTATE) of errors that a caller can cause, or that are temporary. */
const SQL_STATES: [RegExp, ErrorCode][] = [
  [/^23505$/, 'conflict'],
  [/^(22003|22007|22008|22021|22P02|22P05)$/, 'invalid_request'],
  // Connection lost, resources used up or disk full, shut down or cancelled, I/O error, idle too long in a
  // transaction, a standby that only reads, serialisation failure, deadlock, lock not available.
  [/^(08...|53...|57...|58...|25P03|25006|40001|40P01|55P03)$/, 'unavailable'],
];

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

/** Messages of `pg` and `pg-pool`, which have no code, about a connection that failed or was lost. */
const CONNECTION_MESSAGES =
  /is not queryable|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout/;

interface DriverError {
  code?: string;
  message?: string;
}

/** Whether a row names another one that is gone. */
export const isMissingReference = (error: Error): boolean =>
  ((error.cause ?? error) as DriverError).code === '23503';

/** The contract's code for an error of the database driver; undefined when it is not a known one. */
export function databaseErrorCode(error: Error): ErrorCode | undefined {
  // drizzle wraps the driver's error.
  const { code = '', message = '' } = (error.cause ?? error) as DriverError;
  const bySqlState = SQL_STATES.find(([pattern]) => pattern.test(code))?.[1];
  if (bySqlState) return bySqlState;
  return SYSTEM_CODES.has(code) || CONNECTION_MESSAGES.test(message) ? 'unavailable' : undefined;
}
