import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { blogItems, contentPages, newsItems, type Site } from '../../db/schema/index.ts';
import { and, eq, notLike, type SQL, sql } from '../../db/sql.ts';
import { shownHtml, shownLine } from '../content/shown-text.ts';

type Hit = z.input<typeof endpoints.content.search.response>[number];

/** A text that a search can find, as its site shows it. */
export interface Document extends Pick<Hit, 'kind' | 'id' | 'path' | 'menu' | 'title'> {
  /** Description or introduction. */
  intro: string;
  html: string;
  /** Not shown before; null: always. */
  published: Date | null;
}

/** Texts of lists (`c/merken/…`, `c/zoeken/…`) are no pages: search results and brands show them. */
const isPage = and(eq(contentPages.visible, true), notLike(contentPages.path, 'c/%'));

const idsIn = (column: SQL | unknown, ids: readonly number[]) =>
  sql`${column} = ANY (${sql.param([...ids])}::int[])`;

/** The shown texts of a site; with ids by kind, only those. */
export async function readDocuments(
  tx: Tx,
  site: Site,
  only?: Readonly<Record<Hit['kind'], readonly number[]>>,
): Promise<Document[]> {
  const pages = await tx
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.siteId, site.id), isPage, only && idsIn(contentPages.id, only.page)));
  const news = await tx
    .select()
    .from(newsItems)
    .where(
      and(eq(newsItems.siteId, site.id), eq(newsItems.visible, true), only && idsIn(newsItems.id, only.news)),
    );
  const blog = await tx
    .select()
    .from(blogItems)
    .where(
      and(eq(blogItems.siteId, site.id), eq(blogItems.visible, true), only && idsIn(blogItems.id, only.blog)),
    );
  const shown = (row: { id: number; title: string; intro: string; html: string }) => ({
    id: row.id,
    title: shownLine(site, row.title),
    intro: shownLine(site, row.intro),
    html: shownHtml(site, row.html),
  });
  return [
    ...pages.map(({ id, title, path, menu, content, htmlDescription }) => ({
      kind: 'page' as const,
      ...{ path, menu, published: null },
      ...shown({ id, title, intro: htmlDescription, html: content }),
    })),
    ...news.map(({ id, title, slug, intro, content, published }) => ({
      kind: 'news' as const,
      ...{ path: slug, menu: '', published },
      ...shown({ id, title, intro, html: content }),
    })),
    ...blog.map(({ id, title, slug, intro, published, content, ingredients, steps, transcript }) => ({
      kind: 'blog' as const,
      ...{ path: slug, menu: '', published },
      ...shown({ id, title, intro, html: content + ingredients + steps + transcript }),
    })),
  ];
}

/** Changes with every text that `readDocuments` reads: each publication gives its row a new version. */
export async function documentsVersion(tx: Tx, site: Site): Promise<string> {
  const state = (table: string) =>
    sql`(SELECT concat_ws('.', count(*), sum(version), max(id), count(*) FILTER (WHERE visible))
      FROM ${sql.identifier(table)} WHERE site_id = ${site.id})`;
  const { rows } = await tx.execute<{ version: string }>(
    sql`SELECT concat_ws(' ', ${state('content_pages')}, ${state('news_items')}, ${state('blog_items')}) AS version`,
  );
  return rows[0]?.version ?? '';
}
