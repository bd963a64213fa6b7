import type { ErrorCode } from '@/api/types';

const TRANSIENT: readonly ErrorCode[] = ['unavailable', 'bad_upstream', 'internal', 'too_many_requests'];

/** Whether the call or its answer may have been lost: the same call may succeed a moment later. */
export const isTransient = (code: ErrorCode | undefined): boolean =>
  code === undefined || TRANSIENT.includes(code);

/** The code of a failed call; an error without one never reached the API. The component has the Dutch sentence. */
export function failureCode(error: unknown): ErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? (code as ErrorCode) : 'unavailable';
}
