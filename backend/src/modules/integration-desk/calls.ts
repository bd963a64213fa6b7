import { endpoints, type WireIntegrationCall } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { integrationCalls, integrationKeys } from '../../db/schema/index.ts';
import { and, eq, gte, ilike, lt, type SQL, sql } from '../../db/sql.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';

const { integration } = endpoints;
const FIRST_FAILURE = 400;
const keys = { id: { by: integrationCalls.id, type: 'integer' } } as const;

interface Filter {
  keyID?: number | undefined;
  outcome?: 'succeeded' | 'failed' | undefined;
  search: string;
}

const inOutcome = {
  succeeded: lt(integrationCalls.status, FIRST_FAILURE),
  failed: gte(integrationCalls.status, FIRST_FAILURE),
};

function where({ keyID, outcome, search }: Filter): SQL | undefined {
  const part = escapeLike(search.trim());
  return and(
    keyID === undefined ? undefined : eq(integrationCalls.keyId, keyID),
    outcome && inOutcome[outcome],
    part === '' ? undefined : ilike(integrationCalls.path, `%${part}%`),
  );
}

async function page(tx: Tx, chosen: Filter & { sort: string; cursor?: string | undefined }, size?: number) {
  const { rows, next } = await keysetPage(
    { keys, id: integrationCalls.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({
          ...{ id: integrationCalls.id, sortKey: query.sortKey },
          ...{ call: integrationCalls, keyName: integrationKeys.name },
        })
        .from(integrationCalls)
        .innerJoin(integrationKeys, eq(integrationKeys.id, integrationCalls.keyId))
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  const toWire = ({ call, keyName }: (typeof rows)[number]): WireIntegrationCall => ({
    ...{ call_id: call.id, key_id: call.keyId, key_name: keyName, at: call.at.toISOString() },
    ...{ method: call.method, path: call.path, status: call.status, code: call.code },
    ...{ lines: call.lines, duration_ms: call.durationMs },
  });
  return { rows: rows.map(toWire), next };
}

export const listCalls = implement(integration.calls, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${integrationCalls} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

export const callsFile = implementDetached(integration.callsFile, ({ database, viewer: { site } }, chosen) =>
  listFile<WireIntegrationCall>({
    format: chosen.format,
    name: `koppeling-${site.id}`,
    head: ['Moment', 'Sleutel', 'Methode', 'Aanroep', 'Status', 'Fout', 'Regels', 'Milliseconden'],
    lines: (row) => [
      [row.at, row.key_name, row.method, row.path, row.status, row.code, row.lines, row.duration_ms],
    ],
    page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
  }),
);
