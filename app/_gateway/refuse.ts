import { type ErrorCode, errorStatus } from '@toonbank/contract';

export const RETRY_AFTER_SECONDS = '3';

/** Answers with customer data must not be cached. */
export const PRIVATE = 'private, no-store';

/** The contract's error body for a code, with its HTTP status. */
export function refuse(code: ErrorCode, message: string): Response {
  const status = errorStatus[code];
  return Response.json(
    { result: false, error: { code, message } },
    {
      status,
      headers: { 'cache-control': PRIVATE, ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }) },
    },
  );
}
