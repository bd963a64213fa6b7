import type { ErrorCode } from './domain';

const TRANSIENT: readonly ErrorCode[] = ['unavailable', 'bad_upstream', 'internal', 'too_many_requests'];

/** The call, or its answer, may have got lost on the way: the same call may work a moment later. */
export const isTransient = (code: ErrorCode | undefined): boolean =>
  code === undefined || TRANSIENT.includes(code);

/** The code of a failed call; what has none never reached the API. The component turns it into Dutch. */
export function failureCode(error: unknown): ErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? (code as ErrorCode) : 'unavailable';
}
