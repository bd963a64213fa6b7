import { endpoints } from '@toonbank/contract';
import type { ContentFields } from '../../../db/schema/index.ts';
import { logAction } from '../../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import { implement } from '../../../http/implement.ts';
import { adminOf } from '../drafts.ts';
import { mergeFields } from '../merge-fields.ts';
import { expectVersion, publishChange } from '../publish-change.ts';
import { lockLive } from '../stored-kinds.ts';
import { decide, fieldsOfMaster, lockMasterPage, sharedFields } from './texts.ts';

/** The site's answer to its master text: its text, the master's, or both merged. */
export const resolveMaster = implement(
  endpoints.masters.resolve,
  async ({ tx, viewer }, { id, version, master: seen, choice, choices }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const { page, master } = await lockMasterPage(tx, siteId, id);
    const target = { kind: 'page', id } as const;
    const live = orNotFound(await lockLive(tx, siteId, target));
    expectVersion(live, version);
    if (master.version !== seen) throw new DomainError('stale_version', 'The master text has changed again.');
    const newest = await fieldsOfMaster(tx, page.code, master.version);
    const merge = async (): Promise<ContentFields> => {
      const base = await fieldsOfMaster(tx, page.code, page.version);
      const sides = { base, mine: sharedFields(live.fields), theirs: newest, choices };
      const { fields, conflicts } = mergeFields('page', sides);
      if (conflicts.length === 0) return fields;
      throw new DomainError('edit_conflict', 'A block differs twice.', undefined, undefined, conflicts);
    };
    const fields = choice === 'keep' ? {} : choice === 'take' ? newest : await merge();
    const change = { fields, basedOn: live.version, authorId: adminId, publisherId: adminId };
    const published = await publishChange(tx, siteId, target, change);
    await decide(tx, page, master.version);
    await logAction(tx, siteId, {
      ...{ adminId, action: `${choice}_master`, targetKind: 'page', targetId: id },
      details: { code: page.code, master: master.version, version: published.version },
    });
    return { version: published.version };
  },
);
