import type { ErrorCode } from '@toonbank/contract';

/**
 * Where a call failed:
 * - `network`: no answer came (refused, cut off, too slow). Remedy: try again.
 * - `http`: an answer came that is not the contract's (HTML, half JSON, a foreign shape). Remedy: report it.
 * - `domain`: the API said no, with a code. Remedy: the code's own.
 */
export type FailureKind = 'network' | 'http' | 'domain';

const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  'unavailable',
  'too_busy',
  'too_many_requests',
  'bad_upstream',
  'internal',
]);

type Details = {
  kind: FailureKind;
  code: ErrorCode;
  /** 0 when there was no answer. */
  status?: number;
  /** Dotted field path → error word, for forms. */
  fields?: Readonly<Record<string, string>>;
  /** The seconds of a refusal's Retry-After. */
  retryAfterS?: number;
  cause?: unknown;
};

/** Every failed call rejects with this error; the Dutch sentence for `code` is in locales/. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until the call can succeed; 0 when the answer has no Retry-After. */
  readonly retryAfterS: number;

  constructor({ kind, code, status = 0, fields = {}, retryAfterS = 0, cause }: Details) {
    super(`${kind} failure: ${code}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }

  /** Whether the same call may succeed a moment later. */
  get isRetryable(): boolean {
    return this.kind !== 'domain' || RETRYABLE.has(this.code);
  }
}

/** Whether an error has one of these codes. */
export function hasCode(error: unknown, ...codes: ErrorCode[]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}
