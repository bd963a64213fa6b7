/** `old`: Excel before 2007; `other`: no table, or a damaged one. */
export type UnreadableReason = 'empty' | 'old' | 'large' | 'other';

/** The reason why a file has no lines; the storefront has the sentence. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason = 'other', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
