import type { DeliveryFault, DeliveryState, EndpointState, EventType, OffReason } from '@toonbank/contract';
import { integer, jsonb, pgTable, sql, text, timestamp } from '../../sql.ts';
import { id, siteId } from '../types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Events, written in the transaction of the change. */
export const outboxEvents = pgTable('outbox_events', {
  id: id(),
  siteId: siteId(),
  /** The same at every delivery, to every receiver. */
  key: text('key').notNull().default(sql`'evt_' || replace(gen_random_uuid()::text, '-', '')`),
  type: text('type').notNull(),
  data: jsonb('data').notNull().$type<EventData>(),
  createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  /** Null: its deliveries are not made yet. */
  spreadAt: moment('spread_at'),
});

/** The thing of an event: ids and numbers only, so that no receiver gets more than it may read. */
export interface EventData {
  id?: number;
  number?: string;
}

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: id(),
  siteId: siteId(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: text('events').array().notNull().$type<EventType[]>(),
  /** Sealed with the secret of the installation. */
  secret: text('secret').notNull(),
  formerSecret: text('former_secret'),
  formerSecretUntil: moment('former_secret_until'),
  state: text('state').notNull().$type<EndpointState>().default('active'),
  offReason: text('off_reason').$type<OffReason>(),
  lastDeliveredAt: moment('last_delivered_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: id(),
  siteId: siteId(),
  endpointId: integer('endpoint_id').notNull(),
  eventId: integer('event_id').notNull(),
  state: text('state').notNull().$type<DeliveryState>().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  /** While it is being tried: the end of the lease. */
  nextTryAt: moment('next_try_at').notNull().defaultNow(),
  begunAt: moment('begun_at').notNull().defaultNow(),
  triedAt: moment('tried_at'),
  status: integer('status'),
  fault: text('fault').$type<DeliveryFault>(),
  tookMs: integer('took_ms'),
  answer: text('answer').notNull().default(''),
});
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;
