import type { Tx } from '../../db/connect.ts';
import { acceptedFindings, contentChecks, contentFindings, type Site } from '../../db/schema/index.ts';
import { and, eq, lt, ne, type SQL, sql } from '../../db/sql.ts';
import { checkSite, type SiteFinding } from './check-site.ts';
import { readState } from './check-state.ts';

/** Rows of one statement. */
const ROWS_AT_ONCE = 500;

/** When a site is checked: at once, once since a moment, or when what is read has changed. */
export type CheckTime = { always: true } | { unlessSince: Date } | { whenChanged: true };

function conditionOf(time: CheckTime, state: string): SQL | undefined {
  if ('always' in time) return undefined;
  return 'unlessSince' in time
    ? lt(contentChecks.checkedAt, time.unlessSince)
    : ne(contentChecks.state, state);
}

/** Notes that the site is checked now; of two calls at once the second waits. @returns false where nothing is to do */
async function beginCheck(tx: Tx, siteId: string, now: Date, time: CheckTime): Promise<boolean> {
  const state = await readState(tx, now);
  const setWhere = conditionOf(time, state);
  const begun = await tx
    .insert(contentChecks)
    .values({ siteId, checkedAt: now, state })
    .onConflictDoUpdate({
      target: contentChecks.siteId,
      set: { checkedAt: now, state },
      ...(setWhere && { setWhere }),
    })
    .returning({ siteId: contentChecks.siteId });
  return begun.length > 0;
}

const rowOf = (siteId: string, { text, ...finding }: SiteFinding) => ({
  ...{ siteId, kind: finding.kind, rowId: finding.id, draftId: text.draft?.id ?? null },
  ...{ label: text.label, path: text.path, menu: text.menu },
  ...{ field: finding.field, code: finding.code, quote: finding.quote.toWellFormed() },
  ...{ blockMark: finding.blockMark, expected: finding.expected },
});

/** What was accepted for a text that is no longer there. */
const dropForgotten = (tx: Tx, siteId: string) =>
  tx.delete(acceptedFindings).where(
    and(
      eq(acceptedFindings.siteId, siteId),
      sql`NOT EXISTS (SELECT FROM content_findings f WHERE f.site_id = ${acceptedFindings.siteId}
        AND f.kind = ${acceptedFindings.kind} AND f.row_id = ${acceptedFindings.rowId}
        AND f.field = ${acceptedFindings.field} AND f.code = ${acceptedFindings.code}
        AND f.quote = ${acceptedFindings.quote} AND f.block_mark = ${acceptedFindings.blockMark})`,
    ),
  );

/**
 * Checks a site, and stores what is found instead of what was found before.
 * @returns how many findings there are; undefined where nothing was done
 */
export async function storeFindings(
  tx: Tx,
  site: Site,
  { all, now, time }: { all: readonly Site[]; now: Date; time: CheckTime },
): Promise<number | undefined> {
  if (!(await beginCheck(tx, site.id, now, time))) return undefined;
  const findings = await checkSite(tx, site, all, now);
  await tx.delete(contentFindings).where(eq(contentFindings.siteId, site.id));
  for (let at = 0; at < findings.length; at += ROWS_AT_ONCE) {
    const rows = findings.slice(at, at + ROWS_AT_ONCE).map((finding) => rowOf(site.id, finding));
    await tx.insert(contentFindings).values(rows);
  }
  await dropForgotten(tx, site.id);
  return findings.length;
}
