import type { WireIntegrationKey } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminUsers, integrationKeys } from '../../db/schema/index.ts';
import { asc, eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';

const isExpired = sql<boolean>`coalesce(
  ${integrationKeys.expiresOn} < (now() AT TIME ZONE 'Europe/Amsterdam')::date, false)`;

const select = (tx: Tx) =>
  tx
    .select({ key: integrationKeys, madeBy: adminUsers.name, isExpired })
    .from(integrationKeys)
    .innerJoin(adminUsers, eq(adminUsers.id, integrationKeys.madeBy));

function toWireKey({
  key,
  madeBy,
  isExpired,
}: Awaited<ReturnType<typeof select>>[number]): WireIntegrationKey {
  const state = isExpired ? 'expired' : 'active';
  return {
    key_id: key.id,
    name: key.name,
    scopes: key.scopes,
    state: key.revokedAt ? 'revoked' : state,
    expires_on: key.expiresOn,
    made_by: madeBy,
    made_at: key.madeAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    old_secret: key.oldMadeAt && {
      made_at: key.oldMadeAt.toISOString(),
      last_used_at: key.oldUsedAt?.toISOString() ?? null,
    },
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}

/** All keys of the transaction's site: those that work first, then by name. */
export async function listKeys(tx: Tx): Promise<WireIntegrationKey[]> {
  const rows = await select(tx).orderBy(
    sql`${integrationKeys.revokedAt} IS NOT NULL`,
    asc(isExpired),
    sql`lower(${integrationKeys.name})`,
    asc(integrationKeys.id),
  );
  return rows.map(toWireKey);
}

/** @throws DomainError not_found */
export async function readKey(tx: Tx, keyId: number): Promise<WireIntegrationKey> {
  const [row] = await select(tx).where(eq(integrationKeys.id, keyId));
  return toWireKey(orNotFound(row));
}
