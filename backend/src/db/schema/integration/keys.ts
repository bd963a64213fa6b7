import type { Scope } from '@toonbank/contract';
import { date, integer, pgTable, text, timestamp } from '../../sql.ts';
import { id, siteId } from '../types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Keys of programs that speak the integration API. */
export const integrationKeys = pgTable('integration_keys', {
  id: id(),
  siteId: siteId(),
  name: text('name').notNull(),
  scopes: text('scopes').array().notNull().$type<Scope[]>(),
  secretHash: text('secret_hash').notNull(),
  secretMadeAt: moment('secret_made_at').notNull().defaultNow(),
  /** The secret from before the last rotation; null: it was ended, or there was none. */
  oldHash: text('old_hash'),
  oldMadeAt: moment('old_made_at'),
  oldUsedAt: moment('old_used_at'),
  /** The last day (Amsterdam) on which the key works; null: it does not expire. */
  expiresOn: date('expires_on', { mode: 'string' }),
  madeBy: integer('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
  minuteBegan: moment('minute_began').notNull().defaultNow(),
  /** Calls since `minuteBegan`. */
  minuteCalls: integer('minute_calls').notNull().default(0),
});
export type IntegrationKey = typeof integrationKeys.$inferSelect;
