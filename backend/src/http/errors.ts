import { type ErrorCode, errorStatus, type Failure } from '@toonbank/contract';

/** A failure that the caller can understand; its code decides the status. The message is for developers. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until the call can succeed, for the header Retry-After. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    message: string = code,
    fields?: Record<string, string>,
    retryAfterS?: number,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

export const statusOf = (code: ErrorCode): number => errorStatus[code];

/** The body of a failure. */
export function failure(code: ErrorCode, message: string, fields?: Record<string, string>): Failure {
  return { result: false, error: { code, message, ...(fields && { fields }) } };
}

/** Throws `not_found` for a missing row: a row of another customer and an absent one give the same answer. */
export function orNotFound<T>(row: T | undefined | null): T {
  if (row === undefined || row === null)
    throw new DomainError('not_found', 'It does not exist, or is not yours.');
  return row;
}
