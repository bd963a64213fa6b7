import type { MasterState } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import {
  type ContentFields,
  type MasterPage,
  masterPages,
  masterTexts,
  masterTextVersions,
} from '../../../db/schema/index.ts';
import { and, eq } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';

/** What a master text consists of; its image, menu and place are a site's own. */
const names = ['title', 'content', 'htmlTitle', 'htmlDescription'] as const;

export const sharedFields = (fields: ContentFields): ContentFields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));

export const sameFields = (one: ContentFields, other: ContentFields): boolean =>
  names.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** The fields of a version. */
export async function fieldsOfMaster(tx: Tx, code: string, version: number): Promise<ContentFields> {
  const [found] = await tx
    .select({ fields: masterTextVersions.fields })
    .from(masterTextVersions)
    .where(and(eq(masterTextVersions.code, code), eq(masterTextVersions.version, version)));
  return orNotFound(found).fields;
}

const row = (siteId: string, pageId: number) =>
  and(eq(masterPages.siteId, siteId), eq(masterPages.pageId, pageId));

/**
 * The master text of a page, locked before the page itself.
 * @throws DomainError not_found for a page without one
 */
export async function lockMasterPage(tx: Tx, siteId: string, pageId: number) {
  const [found] = await tx
    .select({ page: masterPages, master: masterTexts })
    .from(masterPages)
    .innerJoin(masterTexts, eq(masterTexts.code, masterPages.code))
    .where(row(siteId, pageId))
    .for('update', { of: masterPages });
  return orNotFound(found);
}

/** Notes which version a page has, or that its site decided about. */
export const decide = (tx: Tx, { siteId, pageId }: MasterPage, version: number) =>
  tx.update(masterPages).set({ version }).where(row(siteId, pageId));

/** A page follows while its text is that of the version it has. */
export async function stateOf(
  tx: Tx,
  { code, version }: MasterPage,
  { live, newest }: { live: ContentFields; newest: number },
): Promise<MasterState> {
  if (sameFields(live, await fieldsOfMaster(tx, code, version))) return 'follows';
  return version < newest ? 'changed' : 'deviates';
}
