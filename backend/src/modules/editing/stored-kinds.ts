import { type ContentKind, fieldTypesOf, SITE_ROW } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import {
  type Branch,
  blogItems,
  type ContentFields,
  contentPages,
  newsItems,
  productGroups,
  sites,
  slides,
} from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { cleanValue, toColumn, toText } from './field-values.ts';
import { labelOfText, shortLine } from './row-label.ts';

export interface Target {
  kind: ContentKind;
  id: number;
}

/** The live content of a row. */
export interface Live {
  version: number;
  fields: ContentFields;
  label: string;
  /** Of a page or a group, or the slug of a news or blog item; empty where the kind has no address. */
  path: string;
}

interface Store {
  /** The row, locked against other publications where `lock` is set; undefined where the site has none. */
  read(tx: Tx, siteId: string, id: number, lock: boolean): Promise<Live | undefined>;
  write(tx: Tx, siteId: string, id: number, content: Pick<Live, 'version' | 'fields'>): Promise<void>;
}

type Values = Record<string, unknown>;

/** The columns by which a reader knows a row, and that have its address. */
interface Names {
  /** The first of them that is not empty. */
  labels: string[];
  path?: string;
}

/** The first of these columns that has words; `content` is HTML. */
function labelIn(row: Values, columns: string[]): string {
  for (const column of columns) {
    const text = toText(row[column]);
    const label = column === 'content' ? labelOfText(text) : shortLine(text);
    if (label !== '') return label;
  }
  return '';
}

/** A kind whose fields are columns of the same names. */
function inTable(kind: ContentKind, table: unknown, { labels, path = '' }: Names): Store {
  // All of these tables have the columns of a page that are used here: `site_id`, `id` and `version`.
  const rows = table as typeof contentPages;
  const types = Object.entries(fieldTypesOf(kind));
  const row = (siteId: string, id: number) => and(eq(rows.siteId, siteId), eq(rows.id, id));
  return {
    async read(tx, siteId, id, lock) {
      const query = tx.select().from(rows).where(row(siteId, id));
      const [found] = (await (lock ? query.for('update') : query)) as Values[];
      if (!found) return undefined;
      const fields = Object.fromEntries(
        types.map(([name, type]) => [name, cleanValue(type, toText(found[name]))]),
      );
      return {
        version: Number(found.version),
        fields,
        label: labelIn(found, labels),
        path: toText(found[path]),
      };
    },
    async write(tx, siteId, id, { version, fields }) {
      const values = types.map(([name, type]) => [name, toColumn(type, fields[name] ?? '')]);
      await tx
        .update(rows)
        .set({ ...Object.fromEntries(values), version })
        .where(row(siteId, id));
    },
  };
}

/** The field names of the site's texts, as they are spelled in its branch. */
const inBranch = {
  htmlTitle: 'html_title',
  htmlDescription: 'html_description',
  htmlKeywords: 'html_keywords',
} as const satisfies Record<string, keyof Branch>;

const bannerFields = [
  ['alertMessage', 'line'],
  ['bannerLink', 'link'],
  ['bannerFrom', 'moment'],
  ['bannerUntil', 'moment'],
  ['bannerHidden', 'flag'],
] as const;

const siteTexts: Store = {
  async read(tx, siteId, id, lock) {
    if (id !== SITE_ROW) return undefined;
    const { name, alertMessage, bannerLink, bannerFrom, bannerUntil, bannerHidden, notice, branch } = sites;
    const banner = { alertMessage, bannerLink, bannerFrom, bannerUntil, bannerHidden };
    const query = tx
      .select({ name, ...banner, notice, branch, textsVersion: sites.textsVersion })
      .from(sites)
      .where(eq(sites.id, siteId));
    const [found] = await (lock ? query.for('update') : query);
    if (!found) return undefined;
    const details = Object.entries(inBranch).map(([field, key]) => [field, toText(found.branch[key])]);
    return {
      version: found.textsVersion,
      fields: {
        ...Object.fromEntries(bannerFields.map(([field]) => [field, toText(found[field])])),
        notice: cleanValue('html', found.notice),
        ...Object.fromEntries(details),
      },
      label: found.name,
      path: '',
    };
  },
  async write(tx, siteId, _id, { version, fields }) {
    const [found] = await tx.select({ branch: sites.branch }).from(sites).where(eq(sites.id, siteId));
    const details = Object.entries(inBranch).map(([field, key]) => [key, fields[field] ?? '']);
    await tx
      .update(sites)
      .set({
        ...Object.fromEntries(
          bannerFields.map(([field, type]) => [field, toColumn(type, fields[field] ?? '')]),
        ),
        notice: fields.notice ?? '',
        branch: { ...(found?.branch as Branch), ...Object.fromEntries(details) },
        textsVersion: version,
      })
      .where(eq(sites.id, siteId));
  },
};

/** Where each kind is stored. Its fields are in contract/src/editing/kinds.ts. */
const stores: Record<ContentKind, Store> = {
  page: inTable('page', contentPages, { labels: ['title'], path: 'path' }),
  group: inTable('group', productGroups, { labels: ['label'], path: 'path' }),
  slide: inTable('slide', slides, { labels: ['content', 'alt'] }),
  news: inTable('news', newsItems, { labels: ['title'], path: 'slug' }),
  blog: inTable('blog', blogItems, { labels: ['title'], path: 'slug' }),
  site: siteTexts,
};

/** The live content; undefined for an absent row and for one of another site. */
export const readLive = (tx: Tx, siteId: string, { kind, id }: Target): Promise<Live | undefined> =>
  stores[kind].read(tx, siteId, id, false);

/** The live content, locked until the transaction ends. */
export const lockLive = (tx: Tx, siteId: string, { kind, id }: Target): Promise<Live | undefined> =>
  stores[kind].read(tx, siteId, id, true);

export const writeLive = (
  tx: Tx,
  siteId: string,
  { kind, id }: Target,
  content: Pick<Live, 'version' | 'fields'>,
): Promise<void> => stores[kind].write(tx, siteId, id, content);
