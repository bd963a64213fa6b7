import { endpoints } from '@toonbank/contract';
import { MAX_KEYS } from '@toonbank/contract/integration/scopes';
import type { Tx } from '../../db/connect.ts';
import { type IntegrationKey, integrationKeys } from '../../db/schema/index.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { hashSecret, type Viewer } from '../../http/viewer.ts';
import { newSecret } from '../integration/call/secret.ts';
import { listKeys, readKey } from './to-wire.ts';

const { integration } = endpoints;
/** First half of the key of the lock that new keys of one site take turns by. */
const KEYS_LOCK = 2_140_180;

const conflict = (field: string, fault: string) =>
  new DomainError('conflict', 'This is not possible (now).', { [field]: fault });

async function lockKey(tx: Tx, keyId: number): Promise<IntegrationKey> {
  const [key] = await tx.select().from(integrationKeys).where(eq(integrationKeys.id, keyId)).for('update');
  return orNotFound(key);
}

const log = (tx: Tx, { site, admin }: Viewer, action: string, targetId: number, details: object) =>
  logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'integration_key', targetId },
    details: { ...details },
  });

/** @throws DomainError invalid_request for a day that is none, or is over */
async function expectDay(tx: Tx, day: string | undefined): Promise<void> {
  if (day === undefined) return;
  const refuse = (fault: string) =>
    new DomainError('invalid_request', 'The key can’t end on this day.', { expiresOn: fault });
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) throw refuse('invalid_date');
  const { rows } = await tx.execute<{ over: boolean }>(
    sql`SELECT ${day}::date < (now() AT TIME ZONE 'Europe/Amsterdam')::date AS over`,
  );
  if (rows[0]?.over) throw refuse('past');
}

/** Locks the making of keys of a site. @throws DomainError conflict where there is no room for another of this name */
async function expectRoom(tx: Tx, siteId: string, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${KEYS_LOCK}, hashtext(${siteId}))`);
  const alive = isNull(integrationKeys.revokedAt);
  if ((await tx.$count(integrationKeys, alive)) >= MAX_KEYS) throw conflict('key', 'too_many');
  const sameName = sql`lower(${integrationKeys.name}) = lower(${name})`;
  if ((await tx.$count(integrationKeys, and(alive, sameName))) > 0) throw conflict('name', 'taken');
}

export const allKeys = implement(integration.keys, ({ tx }) => listKeys(tx));

export const makeKey = implement(integration.makeKey, async ({ tx, viewer }, input) => {
  const { name, expiresOn } = input;
  const scopes = [...new Set(input.scopes)];
  const siteId = viewer.site.id;
  await expectDay(tx, expiresOn);
  await expectRoom(tx, siteId, name);
  const [made] = await tx
    .insert(integrationKeys)
    .values({
      ...{ siteId, name, scopes, secretHash: '', madeBy: orNotFound(viewer.admin).adminId },
      expiresOn: expiresOn ?? null,
    })
    .returning({ id: integrationKeys.id });
  const { id } = orNotFound(made);
  // The secret names the key's id.
  const secret = newSecret(id);
  await tx
    .update(integrationKeys)
    .set({ secretHash: hashSecret(secret) })
    .where(eq(integrationKeys.id, id));
  await log(tx, viewer, 'make_integration_key', id, { name, after: scopes.join(', '), expiresOn });
  return { key: await readKey(tx, id), secret };
});

export const rotateKey = implement(integration.rotateKey, async ({ tx, viewer }, { keyID }) => {
  const key = await lockKey(tx, keyID);
  const { state } = await readKey(tx, keyID);
  if (state !== 'active') throw conflict('key', state);
  if (key.oldHash !== null) throw conflict('key', 'two_secrets');
  const secret = newSecret(keyID);
  await tx
    .update(integrationKeys)
    .set({
      secretHash: hashSecret(secret),
      secretMadeAt: sql`now()`,
      oldHash: key.secretHash,
      oldMadeAt: key.secretMadeAt,
      oldUsedAt: null,
    })
    .where(eq(integrationKeys.id, keyID));
  await log(tx, viewer, 'rotate_integration_key', keyID, { name: key.name });
  return { key: await readKey(tx, keyID), secret };
});

export const endOldSecret = implement(integration.endOldSecret, async ({ tx, viewer }, { keyID }) => {
  const key = await lockKey(tx, keyID);
  if (key.oldHash !== null) {
    await tx
      .update(integrationKeys)
      .set({ oldHash: null, oldMadeAt: null, oldUsedAt: null })
      .where(eq(integrationKeys.id, keyID));
    await log(tx, viewer, 'end_integration_secret', keyID, { name: key.name });
  }
  return readKey(tx, keyID);
});

export const revokeKey = implement(integration.revokeKey, async ({ tx, viewer }, { keyID }) => {
  const key = await lockKey(tx, keyID);
  if (!key.revokedAt) {
    await tx.update(integrationKeys).set({ revokedAt: sql`now()` }).where(eq(integrationKeys.id, keyID));
    await log(tx, viewer, 'revoke_integration_key', keyID, { name: key.name });
  }
  return readKey(tx, keyID);
});
