import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { type ContentFields, masterTexts, masterTextVersions } from '../../../db/schema/index.ts';
import { eq } from '../../../db/sql.ts';
import { logAction } from '../../../http/admin-log.ts';
import { orNotFound } from '../../../http/errors.ts';
import { implementDetached } from '../../../http/implement.ts';
import { adminOf } from '../drafts.ts';
import { expectVersion } from '../publish-change.ts';
import { lockLive } from '../stored-kinds.ts';
import { deliverMasters } from './deliver.ts';
import { decide, fieldsOfMaster, lockMasterPage, sameFields, sharedFields } from './texts.ts';

/** Adds a version to a master text, unless it says the same. @returns the newest version */
export async function addMasterVersion(
  tx: Tx,
  code: string,
  { fields, author }: { fields: ContentFields; author: string },
): Promise<number> {
  const [found] = await tx.select().from(masterTexts).where(eq(masterTexts.code, code)).for('update');
  const { version: before } = orNotFound(found);
  if (sameFields(fields, await fieldsOfMaster(tx, code, before))) return before;
  const version = before + 1;
  await tx.insert(masterTextVersions).values({ code, version, fields: sharedFields(fields), author });
  await tx.update(masterTexts).set({ version }).where(eq(masterTexts.code, code));
  return version;
}

/** The other sites get the text one by one, after it is stored: a caller that waits for the answer sees them all. */
export const publishMaster = implementDetached(
  endpoints.masters.publish,
  async ({ database, viewer, log }, { id, version }) => {
    const { adminId, name } = adminOf(viewer);
    const siteId = viewer.site.id;
    const master = await database.inSite(siteId, async (tx) => {
      const { page, master } = await lockMasterPage(tx, siteId, id);
      orNotFound(master.homeSite === siteId ? master : undefined);
      const live = orNotFound(await lockLive(tx, siteId, { kind: 'page', id }));
      expectVersion(live, version);
      const newest = await addMasterVersion(tx, page.code, { fields: live.fields, author: name });
      await decide(tx, page, newest);
      await logAction(tx, siteId, {
        ...{ adminId, action: 'publish_master', targetKind: 'page', targetId: id },
        details: { code: page.code, master: newest },
      });
      return newest;
    });
    return { master, sites: await deliverMasters({ database, log }) };
  },
);
