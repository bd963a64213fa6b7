import type { ErrorCode } from './domain';

/** The code of a failed call; what has none never reached the API. The component turns it into Dutch. */
export function failureCode(error: unknown): ErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? (code as ErrorCode) : 'unavailable';
}
