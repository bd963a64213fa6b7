import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { adminInvitations, adminUsers } from '../../db/schema/index.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import { hashSecret } from '../../http/viewer.ts';

/** Lifetime of a link. */
const INVITATION_HOURS = 7 * 24;

/**
 * The page for choosing a password. Name and code stand behind the `#`: no server and no log on the way sees them.
 */
const passwordPage = (origin: string, username: string, code: string): string =>
  `${origin}/beheer/wachtwoord#${new URLSearchParams({ naam: username, code })}`;

/** An administrator who is invited. */
export interface Invited {
  siteId: string;
  id: number;
  username: string;
}

/** @returns a link with a fresh code, which is stored nowhere else; an earlier one no longer works */
export async function makeInvitation(
  tx: Tx,
  { siteId, id: adminId, username }: Invited,
  origin: string,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await tx.delete(adminInvitations).where(eq(adminInvitations.adminId, adminId));
  const expiresAt = sql`now() + make_interval(hours => ${INVITATION_HOURS})`;
  await tx.insert(adminInvitations).values({ codeHash: hashSecret(code), siteId, adminId, expiresAt });
  return passwordPage(origin, username, code);
}

/** Uses a code up. @returns its administrator; undefined for a code that is used, expired or another's */
export async function takeInvitation(tx: Tx, code: string, username: string) {
  const [admin] = await tx
    .select()
    .from(adminUsers)
    .where(and(eq(adminUsers.username, username.toLowerCase()), eq(adminUsers.active, true)));
  if (!admin) return undefined;
  const taken = await tx
    .delete(adminInvitations)
    .where(
      and(
        eq(adminInvitations.codeHash, hashSecret(code)),
        eq(adminInvitations.adminId, admin.id),
        gt(adminInvitations.expiresAt, sql`now()`),
      ),
    )
    .returning({ adminId: adminInvitations.adminId });
  return taken.length > 0 ? admin : undefined;
}
