import { type ErrorCode, errorStatus } from '@toonbank/contract';

export const RETRY_AFTER_SECONDS = '3';

/** Customer answers are for nobody else, and for no cache. */
export const PRIVATE = 'private, no-store';

/** The contract's failure for a code, with the status that belongs to it. */
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
