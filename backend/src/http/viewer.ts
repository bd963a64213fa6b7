import { hash } from 'node:crypto';
import type { AdminRole } from '@toonbank/contract';
import { builtOnce } from '../db/built-once.ts';
import type { Tx } from '../db/connect.ts';
import { customers, customerUsers, type PendingFactor, type Site } from '../db/schema/index.ts';
import { and, eq, sql } from '../db/sql.ts';

export interface ViewerSession {
  sidHash: string;
  kind: 'visitor' | 'customer' | 'admin';
  simulated: boolean;
  expiresAt: Date;
}

export interface ViewerCustomer {
  userId: number;
  customerId: number;
  /** For tier prices; null: list prices only. */
  priceListId: number | null;
  kind: 'business' | 'consumer';
  userName: string;
  company: string;
  /** A consumer without an account. */
  guest: boolean;
}

export interface ViewerAdmin {
  adminId: number;
  name: string;
  role: AdminRole;
  /** The login step that is still missing; until then the session allows nothing else. */
  pending: PendingFactor | null;
}

/** The site and the session's owner. It alone decides what a call may see. */
export interface Viewer {
  site: Site;
  session: ViewerSession | null;
  /** Set on a customer's session. */
  customer: ViewerCustomer | null;
  /** Set on an admin's session. */
  admin: ViewerAdmin | null;
  seesPrices: boolean;
  /** The moment that the shop is shown at; absent: now (`shownAt`). */
  moment?: Date;
}

export const hashSecret = (secret: string): string => hash('sha256', secret);

export function visitorOf(site: Site): Viewer {
  return { site, session: null, customer: null, admin: null, seesPrices: site.prices === 'public' };
}

/**
 * The viewer for work that runs in a customer user's name without a session. Undefined where the user or the customer
 * is switched off, like `findViewer`.
 */
export async function findAbsent(tx: Tx, site: Site, userId: number): Promise<Viewer | undefined> {
  const [row] = await tx
    .select({
      userId: customerUsers.id,
      firstName: customerUsers.firstName,
      lastName: customerUsers.lastName,
      customerId: customers.id,
      priceListId: customers.priceListId,
      kind: customers.kind,
      company: customers.company,
      guestSince: customers.guestSince,
    })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(and(eq(customerUsers.id, userId), eq(customerUsers.active, true), eq(customers.active, true)));
  if (!row) return undefined;
  const { firstName, lastName, guestSince, ...customer } = row;
  return {
    ...visitorOf(site),
    seesPrices: true,
    customer: { ...customer, userName: `${firstName} ${lastName}`, guest: guestSince !== null },
  };
}

interface SessionRow {
  sidHash: string;
  kind: ViewerSession['kind'];
  simulated: boolean;
  expiresAt: Date;
  pending: PendingFactor | null;
  userId: number | null;
  firstName: string;
  lastName: string;
  userActive: boolean | null;
  customerId: number | null;
  company: string | null;
  customerKind: ViewerCustomer['kind'] | null;
  guestSince: Date | null;
  customerActive: boolean | null;
  priceListId: number | null;
  adminId: number | null;
  adminName: string | null;
  adminRole: AdminRole | null;
  adminActive: boolean | null;
}

/** The session with its owner. */
const sessionQuery = builtOnce<SessionRow>(
  'toonbank_session',
  () => sql`
    SELECT s.sid_hash AS "sidHash", s.kind, s.simulated, s.expires_at AS "expiresAt", s.pending,
      u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName", u.active AS "userActive",
      c.id AS "customerId", c.company, c.kind AS "customerKind", c.guest_since AS "guestSince",
      c.active AS "customerActive", c.price_list_id AS "priceListId",
      a.id AS "adminId", a.name AS "adminName", a.role AS "adminRole", a.active AS "adminActive"
    FROM sessions s
      LEFT JOIN customer_users u ON u.id = s.user_id
      LEFT JOIN customers c ON c.id = u.customer_id
      LEFT JOIN admin_users a ON a.id = s.admin_id
    WHERE s.sid_hash = ${sql.placeholder('sidHash')} AND s.site_id = ${sql.placeholder('siteId')}
      AND s.expires_at > now()`,
);

/**
 * The viewer of a session id, or undefined when the site has no such living session. A switched-off user or customer
 * has none.
 */
export async function findViewer(tx: Tx, site: Site, sid: string): Promise<Viewer | undefined> {
  const [row] = await sessionQuery(tx, { sidHash: hashSecret(sid), siteId: site.id });
  if (!row) return undefined;
  const { sidHash, kind, simulated, expiresAt } = row;
  const viewer = { ...visitorOf(site), session: { sidHash, kind, simulated, expiresAt } };
  if (kind === 'visitor') return viewer;
  if (kind === 'admin') {
    const { adminId, adminName: name, adminRole: role, adminActive } = row;
    if (!adminActive || adminId === null || name === null || role === null) return undefined;
    return { ...viewer, admin: { adminId, name, role, pending: row.pending } };
  }
  if (!row.userActive || !row.customerActive || row.userId === null || row.customerId === null)
    return undefined;
  return {
    ...viewer,
    seesPrices: true,
    customer: {
      userId: row.userId,
      customerId: row.customerId,
      priceListId: row.priceListId,
      kind: row.customerKind ?? 'business',
      userName: `${row.firstName} ${row.lastName}`,
      company: row.company ?? '',
      guest: row.guestSince !== null,
    },
  };
}
