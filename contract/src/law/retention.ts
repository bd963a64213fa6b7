/**
 * How long personal data is stored, in numbers: the hourly upkeep removes what is older, and the privacy page states the same
 * (docs/behaviour.md §16.5).
 */
export const retention = {
  /** Handled requests of shelf labels, which can name a person. */
  shelfRequestDays: 90,
  /** Recurring orders that their customer removed. */
  recurringOrderDays: 30,
  /** Mails that were sent or given up: to whom, about what and when. */
  mailYears: 1,
  /** Messages of the contact forms. */
  messageYears: 1,
  /** Solved tasks of customers with their photos, counted from the latest message. */
  taskYears: 3,
  /** Waste that customers noted, with its photos. */
  wasteYears: 5,
  /** The same, when the customer took it back. */
  removedWasteDays: 30,
  /** Requests for an account that were approved or refused. */
  applicationYears: 1,
  /** Withdrawals that were handled, from the day of the statement. */
  withdrawalYears: 7,
  /** Addresses that asked for the newsletter and did not confirm it. */
  newsletterPendingDays: 30,
  /** Which employee looked at the shop as which customer. */
  simulationYears: 1,
  /** The log of administrators' actions. */
  adminActionYears: 2,
} as const;
