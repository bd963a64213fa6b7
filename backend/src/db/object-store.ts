/** Where bytes are that are not in their rows. */
export type ObjectPlace = 'folder' | 's3';

/** Why an object could not be read, written or removed. */
export type FaultReason = 'away' | 'corrupt' | 'error' | 'missing' | 'not_set' | 'refused' | 'timeout';

/** A read, write or removal of an object that failed. The message is for operators and names no secret. */
export class ObjectFault extends Error {
  readonly operation: 'read' | 'write' | 'remove';
  readonly reason: FaultReason;

  constructor(operation: ObjectFault['operation'], reason: FaultReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.operation = operation;
    this.reason = reason;
  }
}

/** Bytes outside the database, by site and hash of their content (ADR 208). All calls reject with an ObjectFault. */
export interface ObjectStore {
  /** Where new bytes go; undefined: into their rows. */
  target: ObjectPlace | undefined;
  /** Days for which an object stays that no row names, so that a restored database finds it. */
  keepDays: number;
  /** The places that are set up. */
  places: readonly ObjectPlace[];
  /** @param object `<place>:<SHA-256>`; the hash of `bytes` */
  write(siteId: string, object: string, bytes: Buffer): Promise<void>;
  /** Bytes whose hash is that of the object. */
  read(siteId: string, object: string): Promise<Buffer>;
  /** Also succeeds when there is no such object. */
  remove(siteId: string, object: string): Promise<void>;
  /** The latest read or write failed because of the place, in the last minute. */
  isFailing(): boolean;
}
