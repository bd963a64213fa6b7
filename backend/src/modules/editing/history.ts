import { endpoints, fieldTypesOf } from '@toonbank/contract';
import type { ContentFields } from '../../db/schema/index.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { splitBlocks } from './blocks.ts';
import { diffBlocks } from './diff-blocks.ts';
import { adminOf } from './drafts.ts';
import { expectVersion, publishChange } from './publish-change.ts';
import { lockLive, readLive, type Target } from './stored-kinds.ts';
import { fieldsOfVersion } from './versions.ts';

type Compared = { change: 'same' | 'removed' | 'added'; text: string };

/** All blocks of both texts, in order. */
function compareTexts(one: string[], other: string[]): Compared[] {
  const as = (change: Compared['change'], texts: string[]) => texts.map((text) => ({ change, text }));
  let at = 0;
  const compared = diffBlocks(one, other).flatMap(({ start, end, blocks }) => {
    const same = as('same', one.slice(at, start));
    at = end;
    return [...same, ...as('removed', one.slice(start, end)), ...as('added', blocks)];
  });
  return [...compared, ...as('same', one.slice(at))];
}

/** The fields that differ, block by block. */
export function compareFields({ kind }: Target, from: ContentFields, to: ContentFields) {
  return Object.entries(fieldTypesOf(kind)).flatMap(([field, type]) => {
    const [one = '', other = ''] = [from[field], to[field]];
    if (one === other) return [];
    const blocksOf = (text: string) => (type === 'html' ? splitBlocks(text) : text === '' ? [] : [text]);
    return [{ field, blocks: compareTexts(blocksOf(one), blocksOf(other)) }];
  });
}

export const compareVersions = implement(
  endpoints.editing.compare,
  async ({ tx, viewer: { site } }, { kind, id, from, to }) => {
    const target = { kind, id };
    const live = orNotFound(await readLive(tx, site.id, target));
    const fieldsOf = async (version: number) =>
      version === live.version
        ? live.fields
        : orNotFound(await fieldsOfVersion(tx, site.id, target, version));
    return compareFields(target, await fieldsOf(from), await fieldsOf(to));
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
