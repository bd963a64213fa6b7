import { type ErrorCode, errorStatus, type Failure, type TextConflict } from '@toonbank/contract';

/** A failure that the caller can understand; its code decides the status. The message is for developers. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until the call can succeed, for the header Retry-After. */
  readonly retryAfterS: number | undefined;
  /** Of `edit_conflict`: both texts of each block. */
  readonly conflicts: TextConflict[] | undefined;

  constructor(
    code: ErrorCode,
    message: string = code,
    fields?: Record<string, string>,
    retryAfterS?: number,
    conflicts?: TextConflict[],
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
    this.conflicts = conflicts;
  }
}

export const statusOf = (code: ErrorCode): number => errorStatus[code];

/** The body of a failure. */
export function failure(code: ErrorCode, message: string, fields?: Record<string, string>): Failure {
  return { result: false, error: { code, message, ...(fields && { fields }) } };
}

/** The body of a failure that the caller can understand. */
export function describeError({ code, message, fields, conflicts }: DomainError): Failure {
  const { result, error } = failure(code, message, fields);
  return { result, error: { ...error, ...(conflicts && { conflicts }) } };
}

/** Throws `not_found` for a missing row: a row of another customer and an absent one give the same answer. */
export function orNotFound<T>(row: T | undefined | null): T {
  if (row === undefined || row === null)
    throw new DomainError('not_found', 'It does not exist, or is not yours.');
  return row;
}
