/**
 * The consumer's right of withdrawal, in numbers (docs/behaviour.md §16.1): mails, pages and demo texts write these,
 * and the check of texts compares with them.
 */
export const withdrawalTerms = {
  /** Days after the delivery in which a consumer may withdraw. */
  days: 14,
  /** Days after the withdrawal in which the consumer returns the articles. */
  returnDays: 14,
  /** Days after the withdrawal in which the shop pays back. */
  refundDays: 14,
} as const;
