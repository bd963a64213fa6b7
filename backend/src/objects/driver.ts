import type { FaultReason } from '../db/object-store.ts';

/** One place for bytes. Keys are `<prefix>/<site>/<hash>`. Calls reject with a DriverFault or with any other error. */
export interface ObjectDriver {
  /** Whole or not at all: a key never has half of its bytes. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined: there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** Also succeeds when there is no such object. */
  remove(key: string): Promise<void>;
}

export class DriverFault extends Error {
  readonly reason: FaultReason;

  constructor(reason: FaultReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
