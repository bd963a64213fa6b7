import type { WireFinding } from '@toonbank/contract/text-checks/endpoints';
import type { Tx } from '../../db/connect.ts';
import {
  acceptedFindings,
  adminUsers,
  contentChecks,
  contentFindings,
  contentVersions,
} from '../../db/schema/index.ts';
import { and, asc, eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';

/** More than anyone reads: the first of them are worked off first. */
const MAX_FINDINGS = 2_000;

/** The names of the site's administrators, by id. */
async function namesOf(tx: Tx): Promise<Map<number, string>> {
  const admins = await tx.select({ id: adminUsers.id, name: adminUsers.name }).from(adminUsers);
  return new Map(admins.map(({ id, name }) => [id, name]));
}

const isSameText = and(
  eq(acceptedFindings.siteId, contentFindings.siteId),
  eq(acceptedFindings.kind, contentFindings.kind),
  eq(acceptedFindings.rowId, contentFindings.rowId),
  eq(acceptedFindings.field, contentFindings.field),
  eq(acceptedFindings.code, contentFindings.code),
  eq(acceptedFindings.quote, contentFindings.quote),
  eq(acceptedFindings.blockMark, contentFindings.blockMark),
);

/** Findings and moment of the last check. @throws DomainError not_found before the first check */
export async function readFindings(tx: Tx): Promise<{ checked: string; findings: WireFinding[] }> {
  const names = await namesOf(tx);
  const [check] = await tx.select({ at: contentChecks.checkedAt }).from(contentChecks);
  const rows = await tx
    .select({
      finding: contentFindings,
      authorId: contentVersions.authorId,
      acceptedBy: acceptedFindings.adminId,
      acceptedAt: acceptedFindings.at,
    })
    .from(contentFindings)
    .leftJoin(contentVersions, eq(contentVersions.id, contentFindings.draftId))
    .leftJoin(acceptedFindings, isSameText)
    .orderBy(asc(contentFindings.id))
    .limit(MAX_FINDINGS);
  return {
    checked: orNotFound(check).at.toISOString(),
    findings: rows.map(({ finding: { rowId, blockMark, ...finding }, authorId, acceptedBy, acceptedAt }) => ({
      ...{ kind: finding.kind, id: rowId, field: finding.field, code: finding.code, quote: finding.quote },
      ...{ block_mark: blockMark, expected: finding.expected },
      ...{ label: finding.label, path: finding.path, menu: finding.menu },
      is_draft: finding.draftId !== null,
      draft_of: finding.draftId === null ? '' : (names.get(authorId ?? 0) ?? ''),
      accepted_by: acceptedBy === null ? '' : (names.get(acceptedBy) ?? ''),
      accepted_at: acceptedAt?.toISOString() ?? null,
    })),
  };
}
