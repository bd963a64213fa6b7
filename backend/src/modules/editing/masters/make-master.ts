import type { Tx } from '../../../db/connect.ts';
import {
  contentPages,
  type MasterText,
  masterPages,
  masterTexts,
  masterTextVersions,
} from '../../../db/schema/index.ts';
import { and, eq } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import { readLive } from '../stored-kinds.ts';
import { sharedFields } from './texts.ts';

/**
 * Makes the live text of a page a master text with that page's site as its home, where there is none of this code.
 * @returns whether it was made
 */
export async function makeMaster(tx: Tx, siteId: string, code: string, pageId: number): Promise<boolean> {
  const { fields } = orNotFound(await readLive(tx, siteId, { kind: 'page', id: pageId }));
  const made = await tx
    .insert(masterTexts)
    .values({ code, homeSite: siteId })
    .onConflictDoNothing()
    .returning({ code: masterTexts.code });
  if (made.length === 0) return false;
  await tx.insert(masterTextVersions).values({ code, version: 1, fields: sharedFields(fields) });
  return true;
}

/** Gives a page a master text. It follows from then on where it has the text of that version, and else deviates. */
export const giveMaster = (
  tx: Tx,
  siteId: string,
  { code, version }: Pick<MasterText, 'code' | 'version'>,
  pageId: number,
) => tx.insert(masterPages).values({ siteId, pageId, code, version }).onConflictDoNothing();

/** The id of the page at a path; undefined where the site has none. */
export async function pageAt(tx: Tx, siteId: string, path: string): Promise<number | undefined> {
  const [page] = await tx
    .select({ id: contentPages.id })
    .from(contentPages)
    .where(and(eq(contentPages.siteId, siteId), eq(contentPages.path, path)));
  return page?.id;
}
