import { endpoints } from '@toonbank/contract';
import { compareFields } from '@toonbank/contract/editing/compare/compare-fields';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { adminOf } from './drafts.ts';
import { expectVersion, publishChange } from './publish-change.ts';
import { lockLive, readLive } from './stored-kinds.ts';
import { fieldsOfVersion } from './versions.ts';

export const compareVersions = implement(
  endpoints.editing.compare,
  async ({ tx, viewer: { site } }, { kind, id, from, to }) => {
    const target = { kind, id };
    const live = orNotFound(await readLive(tx, site.id, target));
    const fieldsOf = async (version: number) =>
      version === live.version
        ? live.fields
        : orNotFound(await fieldsOfVersion(tx, site.id, target, version));
    return compareFields(kind, await fieldsOf(from), await fieldsOf(to));
  },
);

export const restoreVersion = implement(
  endpoints.editing.restore,
  async ({ tx, viewer }, { kind, id, restore, version }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const target = { kind, id };
    const live = orNotFound(await lockLive(tx, siteId, target));
    expectVersion(live, version);
    const fields =
      restore === live.version ? live.fields : orNotFound(await fieldsOfVersion(tx, siteId, target, restore));
    const change = { fields, basedOn: live.version, authorId: adminId, publisherId: adminId };
    const published = await publishChange(tx, siteId, target, change);
    await logAction(tx, siteId, {
      ...{ adminId, action: 'restore', targetKind: kind, targetId: id },
      details: { restored: restore, version: published.version },
    });
    return { version: published.version };
  },
);
