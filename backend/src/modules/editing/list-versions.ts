import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminUsers, type ContentVersion, contentVersions } from '../../db/schema/index.ts';
import { aliasedTable, and, desc, eq, gt, isNotNull, or } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { readLive } from './stored-kinds.ts';
import { versionsOf } from './versions.ts';

const PAGE_SIZE = 30;

const publishers = aliasedTable(adminUsers, 'publishers');

const selectVersions = (tx: Tx) =>
  tx
    .select({ made: contentVersions, author: adminUsers.name, publisher: publishers.name })
    .from(contentVersions)
    .leftJoin(adminUsers, eq(adminUsers.id, contentVersions.authorId))
    .leftJoin(publishers, eq(publishers.id, contentVersions.publisherId));

interface Found {
  made: ContentVersion;
  author: string | null;
  publisher: string | null;
}

/** A master text brought it: nobody on this site made it, and something was live before. */
const isDelivered = ({ authorId, publisherId, basedOn, version }: ContentVersion) =>
  authorId === null && publisherId === null && version !== basedOn;

const describe = ({ made, author, publisher }: Found, label: string) => ({
  kind: made.kind,
  id: made.rowId,
  label,
  version: made.version ?? 0,
  live: made.state === 'live',
  author: author ?? '',
  publisher: publisher ?? '',
  published: made.createdAt.toISOString(),
  master: isDelivered(made),
});

export const getVersions = implement(
  endpoints.editing.versions,
  async ({ tx, viewer: { site } }, { kind, id, page }) => {
    const live = orNotFound(await readLive(tx, site.id, { kind, id }));
    const rows = await selectVersions(tx)
      .where(and(versionsOf(site.id, { kind, id }), isNotNull(contentVersions.version)))
      .orderBy(desc(contentVersions.version))
      .limit(PAGE_SIZE)
      .offset(page * PAGE_SIZE);
    if (rows.length > 0 || page > 0) return rows.map((row) => describe(row, live.label));
    const { version, label } = live;
    return [
      { kind, id, label, version, live: true, author: '', publisher: '', published: null, master: false },
    ];
  },
);

/** The texts from before the first edit are no change. */
const isChange = or(
  isNotNull(contentVersions.authorId),
  isNotNull(contentVersions.publisherId),
  gt(contentVersions.version, contentVersions.basedOn),
);

export const getRecentVersions = implement(
  endpoints.editing.recentVersions,
  async ({ tx, viewer: { site } }, { page }) => {
    const rows = await selectVersions(tx)
      .where(and(eq(contentVersions.siteId, site.id), isNotNull(contentVersions.version), isChange))
      .orderBy(desc(contentVersions.id))
      .limit(PAGE_SIZE)
      .offset(page * PAGE_SIZE);
    const labels = new Map<string, string>();
    for (const { made } of rows) {
      const key = `${made.kind} ${made.rowId}`;
      if (labels.has(key)) continue;
      const live = await readLive(tx, site.id, { kind: made.kind, id: made.rowId });
      labels.set(key, live?.label ?? '');
    }
    return rows.map((row) => describe(row, labels.get(`${row.made.kind} ${row.made.rowId}`) ?? ''));
  },
);
