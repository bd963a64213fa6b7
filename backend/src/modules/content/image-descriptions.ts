import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';

/** An image in a sanitised text that has no alternative text there. */
const UNDESCRIBED = /<img(?![^>]*\salt="\s*[^"\s])[^>]*>/g;
const SOURCE = /\ssrc="([^"]*)"/;

const focalOf = (table: 'media' | 'm') =>
  sql`coalesce(${sql.identifier(table)}.focal_x || 'x' || ${sql.identifier(table)}.focal_y, '')`;

const imagesIn = (html: string): string[] =>
  (html.match(UNDESCRIBED) ?? []).flatMap((element) => SOURCE.exec(element)?.[1] ?? []);

/** Path in the library, for the URL of an image or of one of its sizes. */
export const libraryPath = (url: string, folder: string) =>
  url.slice(folder.length).replace(/^(images\/[0-9a-f]{32})-.*$/, '$1.webp');

interface Description {
  /** Empty for one that is decorative or lacks a text. */
  alt: string;
  /** `30x40`; empty for none. */
  focal: string;
}

/** By URL, what the library says of these images; one that is no image of the site is absent. */
async function readDescriptions(
  tx: Tx,
  siteId: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, Description>> {
  const folder = `/media/${siteId}/`;
  const paths = new Map(
    urls.filter((url) => url.startsWith(folder)).map((url) => [url, libraryPath(url, folder)]),
  );
  if (paths.size === 0) return new Map();
  const asked = sql.param([...new Set(paths.values())]);
  const { rows } = await tx.execute<{ path: string; alt: string; focal: string }>(sql`
    SELECT path, alt, ${focalOf('media')} AS focal FROM media WHERE site_id = ${siteId} AND path = ANY (${asked}::text[])
    UNION ALL
    SELECT f.path, m.alt, ${focalOf('m')} FROM media_former_paths f
    JOIN media m ON m.site_id = f.site_id AND m.id = f.media_id
    WHERE f.site_id = ${siteId} AND f.path = ANY (${asked}::text[])`);
  const byPath = new Map(rows.map(({ path, alt, focal }) => [path, { alt, focal }]));
  return new Map(
    [...paths].flatMap(([url, path]) => {
      const found = byPath.get(path);
      return found ? [[url, found] as const] : [];
    }),
  );
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Descriptions and focal points of the images in an answer. */
export interface ImageDescriptions {
  /** Of the image at a URL; empty for one that is decorative or lacks a text. */
  altOf(url: string): string;
  /** Of the image at a URL, as the addresses of its crops have it; empty for none. */
  focalOf(url: string): string;
  /** A sanitised text whose images all have an `alt`: of their own, else the library's, else an empty one. */
  inText(html: string): string;
}

/**
 * Reads how the library describes the images of an answer, for places that have no text of their own for them
 * (docs/behaviour.md §14.5): one query for all of its rows.
 */
export async function describeImages(
  tx: Tx,
  siteId: string,
  { images = [], texts }: { images?: readonly string[]; texts: readonly string[] },
): Promise<ImageDescriptions> {
  const urls = new Set([...images, ...texts.flatMap(imagesIn)]);
  const descriptions = await readDescriptions(tx, siteId, [...urls]);
  const altOf = (url: string) => descriptions.get(url)?.alt ?? '';
  return {
    altOf,
    focalOf: (url) => descriptions.get(url)?.focal ?? '',
    inText: (html) =>
      html.replace(UNDESCRIBED, (element) => {
        const alt = escaped(altOf(SOURCE.exec(element)?.[1] ?? ''));
        return element.replace(/\salt="[^"]*"/, '').replace('<img', () => `<img alt="${alt}"`);
      }),
  };
}
