import { randomBytes } from 'node:crypto';
import type { WireAdminSession } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { adminSecondFactors, adminUsers, sessions } from '../../../db/schema/index.ts';
import { and, eq, ne, sql } from '../../../db/sql.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Call } from '../../../http/implement.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { guardGuess } from '../../throttle/throttle.ts';
import { describeAdmin } from '../admin-session.ts';
import { verifyPassword } from '../passwords.ts';
import { createSession, endSession } from '../sessions.ts';
import { holdDemand } from './demand.ts';
import { qrPath } from './qr-path.ts';
import { seal } from './seal.ts';
import { otpauthUri, toBase32 } from './totp.ts';
import { confirmFactor, type FactorOf, factorState, makeRecoveryCodes, useCode } from './use-factor.ts';

/** 160 bits, the length of the hash (RFC 4226). */
const SECRET_BYTES = 20;

const adminOf = ({ admin }: Viewer) => orNotFound(admin);
const ownerOf = ({ viewer, secret }: Pick<Call, 'viewer' | 'secret'>): FactorOf => ({
  siteId: viewer.site.id,
  adminId: adminOf(viewer).adminId,
  secret,
});
const demanded = () =>
  new DomainError('conflict', 'This site demands a second factor of every administrator.');
const refused = () => new DomainError('credentials_wrong', 'This code is wrong or was used.');

/**
 * Guesses are counted per administrator, from all addresses together. Only a caller with the right password can guess
 * here, so a stranger can't lock the administrator out.
 */
const guardCode = <T>(call: Call, check: () => Promise<T | undefined>) => {
  const name = `second-factor:${adminOf(call.viewer).adminId}`;
  return guardGuess(call, { name, address: name }, check);
};

/** Replaces the session by one that may do everything. */
async function completeSession(tx: Tx, viewer: Viewer): Promise<WireAdminSession> {
  const { site, session } = viewer;
  const admin = adminOf(viewer);
  if (session) await endSession(tx, session.sidHash);
  const sid = await createSession(tx, site, { kind: 'admin', adminId: admin.adminId });
  return describeAdmin(tx, { ...viewer, admin: { ...admin, pending: null } }, sid);
}

/** The second step of a login. @throws DomainError conflict, credentials_wrong or too_many_requests */
export async function verifySecondFactor(call: Call, { code }: { code: string }): Promise<WireAdminSession> {
  const { viewer, database } = call;
  if (adminOf(viewer).pending !== 'code')
    throw new DomainError('conflict', 'This session does not wait for a code.');
  const session = await guardCode(call, () =>
    database.inSite(viewer.site.id, async (tx) =>
      (await useCode(tx, ownerOf(call), code)) ? completeSession(tx, viewer) : undefined,
    ),
  );
  if (!session) throw refused();
  return session;
}

/** Makes a secret for an app; it counts once it is confirmed. @throws DomainError conflict where one is in use */
export async function startSecondFactor({ tx, viewer, secret }: Call & { tx: Tx }) {
  const { adminId } = adminOf(viewer);
  const { id: siteId, name } = viewer.site;
  const bytes = randomBytes(SECRET_BYTES);
  const values = { secret: seal(bytes, secret, siteId, adminId), lastStep: 0 };
  const stored = await tx
    .insert(adminSecondFactors)
    .values({ siteId, adminId, ...values })
    .onConflictDoUpdate({
      target: [adminSecondFactors.siteId, adminSecondFactors.adminId],
      set: values,
      setWhere: sql`${adminSecondFactors.confirmedAt} IS NULL`,
    })
    .returning({ adminId: adminSecondFactors.adminId });
  if (stored.length === 0) throw new DomainError('conflict', 'A second factor is in use already.');
  const [admin] = await tx
    .select({ username: adminUsers.username })
    .from(adminUsers)
    .where(eq(adminUsers.id, adminId));
  const uri = otpauthUri(bytes, name, admin?.username ?? '');
  return { secret: toBase32(bytes), uri, qr: qrPath(uri) };
}

/**
 * Puts the new factor in use by its first code. Every other session of this administrator ends: it was begun without
 * the second factor.
 * @throws DomainError conflict, credentials_wrong or too_many_requests
 */
export async function confirmSecondFactor(call: Call, { code }: { code: string }) {
  const { viewer, database } = call;
  const owner = ownerOf(call);
  const confirmed = await guardCode(call, () =>
    database.inSite(viewer.site.id, async (tx) => {
      if ((await factorState(tx, owner.adminId)) === 'on')
        throw new DomainError('conflict', 'A second factor is in use already.');
      if (!(await confirmFactor(tx, owner, code))) return undefined;
      const recoveryCodes = await makeRecoveryCodes(tx, owner);
      await tx
        .delete(sessions)
        .where(and(eq(sessions.adminId, owner.adminId), ne(sessions.sidHash, viewer.session?.sidHash ?? '')));
      return { ...(await completeSession(tx, viewer)), recovery_codes: recoveryCodes };
    }),
  );
  if (!confirmed) throw refused();
  return confirmed;
}

/**
 * Takes the factor out of use, by password and code.
 * @throws DomainError conflict where the site demands one; credentials_wrong or too_many_requests
 */
export async function removeSecondFactor(call: Call, input: { password: string; code: string }) {
  const { database } = call;
  const owner = ownerOf(call);
  const removed = await guardCode(call, async () => {
    const [admin] = await database.inSite(owner.siteId, (tx) =>
      tx.select().from(adminUsers).where(eq(adminUsers.id, owner.adminId)),
    );
    if (!(await verifyPassword(input.password, admin?.passwordHash))) return undefined;
    return database.inSite(owner.siteId, async (tx) => {
      if (await holdDemand(tx, owner.siteId)) throw demanded();
      if (!(await useCode(tx, owner, input.code))) return undefined;
      await tx.delete(adminSecondFactors).where(eq(adminSecondFactors.adminId, owner.adminId));
      return {};
    });
  });
  if (!removed) throw refused();
  return removed;
}
