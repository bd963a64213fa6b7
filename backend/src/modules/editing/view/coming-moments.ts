import { endpoints, type WireComingMoment } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { blogItems, contentVersions, newsItems, slides } from '../../../db/schema/index.ts';
import { and, asc, eq, gt, or, type SQL, sql } from '../../../db/sql.ts';
import { implement } from '../../../http/implement.ts';
import { labelOfText, shortLine } from '../row-label.ts';
import { readLive } from '../stored-kinds.ts';

/** As many as a person can look through. */
const MAX_MOMENTS = 50;

type Coming = Omit<WireComingMoment, 'at'> & { at: Date | null };

const now: SQL = sql`now()`;

const dated = { news: newsItems, blog: blogItems };

/** The moments of planned changes, and those that slides in them bring along. */
async function plannedMoments(tx: Tx, siteId: string): Promise<Coming[]> {
  const planned = await tx
    .select()
    .from(contentVersions)
    .where(
      and(
        ...[eq(contentVersions.siteId, siteId), eq(contentVersions.state, 'scheduled')],
        ...[eq(contentVersions.refused, ''), gt(contentVersions.publishAt, now)],
      ),
    )
    .orderBy(asc(contentVersions.publishAt), asc(contentVersions.id))
    .limit(MAX_MOMENTS);
  const moments: Coming[] = [];
  for (const { kind, rowId: id, fields, publishAt, unpublishAt } of planned) {
    const label = (await readLive(tx, siteId, { kind, id }))?.label ?? '';
    const row = { kind, id, label: shortLine(fields.title ?? '') || label };
    moments.push(
      { ...row, at: publishAt, change: 'changed' },
      { ...row, at: unpublishAt, change: 'changed' },
    );
    if (kind === 'slide' && fields.shownFrom)
      moments.push({ ...row, at: new Date(fields.shownFrom), change: 'shown' });
  }
  return moments;
}

/** The dates of slides, news and the blog that are published. */
async function ownMoments(tx: Tx, siteId: string): Promise<Coming[]> {
  const shown = await tx
    .select()
    .from(slides)
    .where(
      and(
        ...[eq(slides.siteId, siteId), eq(slides.visible, true)],
        or(gt(slides.shownFrom, now), gt(slides.shownUntil, now)),
      ),
    )
    .limit(MAX_MOMENTS);
  const items: Coming[] = [];
  for (const kind of ['news', 'blog'] as const) {
    const table = dated[kind];
    const rows = await tx
      .select({ id: table.id, title: table.title, published: table.published })
      .from(table)
      .where(and(eq(table.siteId, siteId), eq(table.visible, true), gt(table.published, now)))
      .limit(MAX_MOMENTS);
    for (const { id, title, published } of rows)
      items.push({ kind, id, label: shortLine(title), at: published, change: 'shown' });
  }
  return [
    ...shown.flatMap(({ id, content, alt, shownFrom, shownUntil }): Coming[] => {
      const row = { kind: 'slide', id, label: labelOfText(content) || shortLine(alt) } as const;
      return [
        { ...row, at: shownFrom, change: 'shown' },
        { ...row, at: shownUntil, change: 'hidden' },
      ];
    }),
    ...items,
  ];
}

export const getComingMoments = implement(endpoints.viewing.moments, async ({ tx, viewer: { site } }) => {
  const moments = [...(await plannedMoments(tx, site.id)), ...(await ownMoments(tx, site.id))];
  const present = Date.now();
  return moments
    .flatMap(({ at, ...moment }) =>
      at && at.getTime() > present ? [{ ...moment, at: at.toISOString() }] : [],
    )
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(0, MAX_MOMENTS);
});
