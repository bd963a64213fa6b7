import { bigint, integer, pgTable, text, timestamp } from '../../sql.ts';
import { siteId } from '../types.ts';

/** The second step of an administrator's login. One that is not confirmed is being set up and counts for nothing. */
export const adminSecondFactors = pgTable('admin_second_factors', {
  siteId: siteId(),
  adminId: integer('admin_id').notNull(),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** The last step whose code was used. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});

/** Codes for an administrator who has lost the phone. Using one deletes it. */
export const adminRecoveryCodes = pgTable('admin_recovery_codes', {
  siteId: siteId(),
  adminId: integer('admin_id').notNull(),
  codeHash: text('code_hash').notNull(),
});
