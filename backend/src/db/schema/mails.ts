import { integer, pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

export type OrderMailKind =
  | 'order-confirmation'
  | 'order-cancelled'
  | 'order-delivered'
  | 'payment-attention';

export type TaskMailKind =
  | 'task-received'
  | 'task-answered'
  | 'task-promised'
  | 'task-solved'
  | 'task-to-answer'
  | 'task-escalated';

export type MailKind =
  | OrderMailKind
  | 'recurring-run'
  | 'password-recovery'
  | 'password-changed'
  | 'email-confirm'
  | 'email-change-asked'
  | 'email-changed'
  | 'account-exists'
  | 'account-ready'
  | 'admin-invitation'
  | 'import-waiting'
  | 'import-schedule-off'
  | 'application-received'
  | 'application-refused'
  | 'application-to-judge'
  | 'contact-message'
  | 'contact-copy'
  | 'credit-note'
  | 'newsletter-confirm'
  | 'newsletter-known'
  | 'newsletter-welcome'
  | 'withdrawal-receipt'
  | 'withdrawal-to-handle'
  | TaskMailKind;

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Mails to send, queued in the transaction that causes them. */
export const mails = pgTable('mails', {
  id: id(),
  siteId: siteId(),
  kind: text('kind').notNull().$type<MailKind>(),
  /** Unique per site, so that an event is mailed once. */
  key: text('key').notNull(),
  recipient: text('recipient').notNull(),
  recipientName: text('recipient_name').notNull().default(''),
  orderId: integer('order_id'),
  paymentId: integer('payment_id'),
  userId: integer('user_id'),
  applicationId: integer('application_id'),
  messageId: integer('message_id'),
  recurringRunId: integer('recurring_run_id'),
  adminId: integer('admin_id'),
  withdrawalId: integer('withdrawal_id'),
  subscriberId: integer('subscriber_id'),
  taskId: integer('task_id'),
  taskMessageId: integer('task_message_id'),
  creditNoteId: integer('credit_note_id'),
  importRunId: integer('import_run_id'),
  state: text('state').notNull().default('queued').$type<'queued' | 'sent' | 'given_up'>(),
  attempts: integer('attempts').notNull().default(0),
  nextTryAt: moment('next_try_at').notNull().defaultNow(),
  /** Codes and a short sentence without addresses (mail-error.ts). */
  lastError: text('last_error').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  /** When it was queued again as another mail; only of a mail that was given up. */
  resentAt: moment('resent_at'),
  /** When the people of the shop left it as it is; only of a mail that was given up. */
  dismissedAt: moment('dismissed_at'),
});
export type Mail = typeof mails.$inferSelect;
