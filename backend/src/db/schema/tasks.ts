import type {
  AboutKind,
  ShortageProblem,
  TaskAuthor,
  TaskEvent,
  TaskKind,
  TaskStatus,
  TaskWay,
} from '@toonbank/contract';
import { boolean, integer, pgTable, smallint, text, timestamp } from '../sql.ts';
import { bytea, id, siteId } from './types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A question or report of a customer; all users of the customer see it. */
export const tasks = pgTable('tasks', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  /** The user who created the task. */
  userId: integer('user_id').notNull(),
  kind: text('kind').notNull().$type<TaskKind>(),
  title: text('title').notNull(),
  status: text('status').notNull().default('open').$type<TaskStatus>(),
  /** The administrator to whom the task is assigned. */
  assignedTo: integer('assigned_to'),
  /** Null while the shop owes no answer. */
  promisedAt: moment('promised_at'),
  /** When the shop was mailed that the promise was missed. */
  escalatedAt: moment('escalated_at'),
  /** Time of the shop's latest message that the customer can read. */
  lastAnswerId: integer('last_answer_id'),
  lastMessageAt: moment('last_message_at').notNull().defaultNow(),
  solvedAt: moment('solved_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  requestKey: text('request_key'),
});
export type Task = typeof tasks.$inferSelect;

export const taskAbout = pgTable('task_about', {
  id: id(),
  siteId: siteId(),
  taskId: integer('task_id').notNull(),
  position: smallint('position').notNull(),
  kind: text('kind').notNull().$type<AboutKind>(),
  orderId: integer('order_id'),
  orderRowId: integer('order_row_id'),
  invoiceId: integer('invoice_id'),
  productId: integer('product_id'),
  labelId: integer('label_id'),
  recurringId: integer('recurring_id'),
  partnerId: integer('partner_id'),
  problem: text('problem').$type<ShortageProblem>(),
  /** In units of the order's row. */
  quantity: integer('quantity'),
  /** The name at the time when the task was created. */
  name: text('name').notNull(),
  /** The order, delivery note or invoice number; for a line or a product the article number. */
  number: text('number').notNull().default(''),
});
export type TaskAbout = typeof taskAbout.$inferSelect;

export const taskMessages = pgTable('task_messages', {
  id: id(),
  siteId: siteId(),
  taskId: integer('task_id').notNull(),
  /** A note is visible to administrators only. */
  kind: text('kind').notNull().default('message').$type<'message' | 'note' | 'event'>(),
  author: text('author').notNull().$type<TaskAuthor>(),
  userId: integer('user_id'),
  adminId: integer('admin_id'),
  /** The author's name at that time. */
  name: text('name').notNull().default(''),
  text: text('text').notNull().default(''),
  event: text('event').$type<TaskEvent>(),
  via: text('via').notNull().default('web').$type<TaskWay>(),
  /** Message-ID of the mail that contained the message. */
  mailId: text('mail_id'),
  requestKey: text('request_key'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type TaskMessage = typeof taskMessages.$inferSelect;

export const taskPhotos = pgTable('task_photos', {
  id: id(),
  siteId: siteId(),
  /** Null, like the message, until the message is sent. */
  taskId: integer('task_id'),
  messageId: integer('message_id'),
  userId: integer('user_id'),
  adminId: integer('admin_id'),
  /** Hash of the file as it was uploaded. */
  sha256: text('sha256').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: bytea('bytes').notNull(),
  thumb: bytea('thumb').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Read mark of a user. A user without a row does not participate in the task. */
export const taskReads = pgTable('task_reads', {
  siteId: siteId(),
  taskId: integer('task_id').notNull(),
  userId: integer('user_id').notNull(),
  seenAnswerId: integer('seen_answer_id').notNull().default(0),
  markedUnread: boolean('marked_unread').notNull().default(false),
});

export const cannedAnswers = pgTable('canned_answers', {
  id: id(),
  siteId: siteId(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  position: smallint('position').notNull().default(0),
});
