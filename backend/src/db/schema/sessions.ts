import type { AdminRole } from '@toonbank/contract';
import { boolean, integer, pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

/** A code of the second factor, or a second factor to be set up. */
export type PendingFactor = 'code' | 'setup';
export type SessionKind = 'visitor' | 'customer' | 'admin';

/** Only the hash of the session id is stored. */
export const sessions = pgTable('sessions', {
  sidHash: text('sid_hash').notNull(),
  siteId: siteId(),
  kind: text('kind').notNull().$type<SessionKind>(),
  userId: integer('user_id'),
  adminId: integer('admin_id'),
  simulated: boolean('simulated').notNull().default(false),
  /** The operator who created the link of a simulated session. */
  simulatedBy: text('simulated_by'),
  /** The login step that an administrator has not done yet; until then the session allows nothing else. */
  pending: text('pending').$type<PendingFactor>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const adminUsers = pgTable('admin_users', {
  id: id(),
  siteId: siteId(),
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
  name: text('name').notNull(),
  active: boolean('active').notNull().default(true),
  role: text('role').notNull().default('editor').$type<AdminRole>(),
  /** Empty for one from before there were invitations. */
  email: text('email').notNull().default(''),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
});

/** Codes with which administrators choose a password; only hashes. Using one deletes it. */
export const adminInvitations = pgTable('admin_invitations', {
  codeHash: text('code_hash').notNull(),
  siteId: siteId(),
  adminId: integer('admin_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Failed logins per account name and per address, as hashes. */
export const loginAttempts = pgTable('login_attempts', {
  siteId: siteId(),
  key: text('key').notNull(),
  failures: integer('failures').notNull(),
  windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
  blockedUntil: timestamp('blocked_until', { withTimezone: true }),
});
