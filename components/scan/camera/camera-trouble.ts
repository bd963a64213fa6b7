import { ReaderFailure } from '../readers/code-reader';

/** Why the camera reads nothing. */
export type CameraTrouble = 'refused' | 'missing' | 'busy' | 'reader' | 'failed';

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function troubleOf(error: unknown): CameraTrouble {
  if (error instanceof ReaderFailure) return 'reader';
  // OverconstrainedError is no DOMException in every browser.
  return troubles[(error as Error | undefined)?.name ?? ''] ?? 'failed';
}
