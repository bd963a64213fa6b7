import { type ContentKind, fieldTypesOf, SITE_ROW } from '@toonbank/contract';
import type { CheckedRow } from '@toonbank/contract/text-checks/check-row';
import type { Tx } from '../../db/connect.ts';
import {
  adminUsers,
  blogItems,
  contentPages,
  contentVersions,
  newsItems,
  productGroups,
  slides,
} from '../../db/schema/index.ts';
import { asc, eq, inArray } from '../../db/sql.ts';
import { toText } from '../editing/field-values.ts';
import { labelOfText } from '../editing/row-label.ts';
import { readLive } from '../editing/stored-kinds.ts';

/** A row with what a reader finds it by. */
export interface SiteText extends CheckedRow {
  label: string;
  /** Its address as its kind has it: of a page and a group below the language, of news and the blog the slug, else empty. */
  path: string;
  menu: string;
  /** The draft that these fields are of, with the name of its author; undefined for what visitors see. */
  draft?: { id: number; author: string };
}

type Row = Record<string, unknown> & { id: number };

const fieldsOf = (kind: ContentKind, row: Row) =>
  Object.fromEntries(Object.keys(fieldTypesOf(kind)).map((name) => [name, toText(row[name])]));

/** All rows of the site, also those that visitors do not see yet. */
async function readRows(tx: Tx, siteId: string): Promise<SiteText[]> {
  const textOf = (kind: ContentKind, row: Row, label: string, path = '', menu = ''): SiteText => ({
    ...{ kind, id: row.id, fields: fieldsOf(kind, row), label, path, menu },
  });
  const pages = await tx.select().from(contentPages).orderBy(asc(contentPages.id));
  const groups = await tx.select().from(productGroups).orderBy(asc(productGroups.id));
  const news = await tx.select().from(newsItems).orderBy(asc(newsItems.id));
  const blog = await tx.select().from(blogItems).orderBy(asc(blogItems.id));
  const allSlides = await tx.select().from(slides).orderBy(asc(slides.position), asc(slides.id));
  const site = await readLive(tx, siteId, { kind: 'site', id: SITE_ROW });
  return [
    ...pages.map((row) => textOf('page', row, row.title, row.path, row.menu)),
    ...groups.map((row) => textOf('group', row, row.label, row.path)),
    ...news.map((row) => textOf('news', row, row.title, row.slug)),
    ...blog.map((row) => textOf('blog', row, row.title, row.slug)),
    ...allSlides.map((row) => textOf('slide', row, labelOfText(row.content) || row.alt)),
    ...(site
      ? [{ kind: 'site', id: SITE_ROW, fields: site.fields, label: site.label, path: '', menu: '' } as const]
      : []),
  ];
}

/** Hidden pages and slides whose time is over: nobody reads them. */
const isRead = ({ kind, fields }: SiteText, now: Date): boolean =>
  !(kind === 'page' && fields.visible === 'false') &&
  !(kind === 'slide' && fields.shownUntil && new Date(fields.shownUntil) <= now);

/** The drafts and planned changes, each with the fields that it changes. */
async function readDrafts(tx: Tx, rows: readonly SiteText[]): Promise<SiteText[]> {
  const known = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  const drafts = await tx
    .select({ draft: contentVersions, author: adminUsers.name })
    .from(contentVersions)
    .leftJoin(adminUsers, eq(adminUsers.id, contentVersions.authorId))
    .where(inArray(contentVersions.state, ['draft', 'scheduled']))
    .orderBy(asc(contentVersions.id));
  return drafts.flatMap(({ draft: { id, kind, rowId, fields }, author }) => {
    const row = known.get(`${kind} ${rowId}`);
    return row ? [{ ...row, fields, draft: { id, author: author ?? '' } }] : [];
  });
}

/** Every text of a site that is read, or will be. */
export async function readSiteTexts(tx: Tx, siteId: string, now: Date): Promise<SiteText[]> {
  const rows = await readRows(tx, siteId);
  return [...rows.filter((row) => isRead(row, now)), ...(await readDrafts(tx, rows))];
}
