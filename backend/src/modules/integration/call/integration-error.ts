import type { IntegrationFault } from '@toonbank/contract/integration/define';
import { type IntegrationErrorCode, integrationErrorStatus } from '@toonbank/contract/integration/errors';
import { failureWords } from './words.ts';

interface Details {
  faults?: readonly IntegrationFault[];
  retryAfterS?: number;
  allow?: string;
}

/** A failure that the caller of the integration API can understand; its code decides the status. */
export class IntegrationError extends Error {
  readonly code: IntegrationErrorCode;
  readonly faults: readonly IntegrationFault[];
  /** Seconds until the call can succeed, for the header Retry-After. */
  readonly retryAfterS: number | undefined;
  /** The methods of the address, for the header Allow. */
  readonly allow: string | undefined;

  constructor(code: IntegrationErrorCode, { faults = [], retryAfterS, allow }: Details = {}) {
    super(failureWords[code]);
    this.code = code;
    this.faults = faults;
    this.retryAfterS = retryAfterS;
    this.allow = allow;
  }
}

export const statusOf = (code: IntegrationErrorCode): number => integrationErrorStatus[code];

/** The body of a failure. */
export const failureOf = (code: IntegrationErrorCode, faults: readonly IntegrationFault[] = []) => ({
  result: false as const,
  error: { code, message: failureWords[code], ...(faults.length > 0 && { faults }) },
});
