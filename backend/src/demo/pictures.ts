import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { media } from '../db/schema/index.ts';

const CHUNK = 250;

/** The drawings of one site: each is kept once, under the hash of what it shows. */
export interface Gallery {
  /**
   * Keep the drawing that `draw` makes; the same `key` is drawn once.
   * @returns its URL
   */
  add(folder: 'packshots' | 'groups', key: string, draw: () => string): string;
  /** Keep a scene under a name that pages know. @returns its URL */
  addScene(name: string, svg: string): string;
  /** Path below the site's folder → packed drawing. */
  drawings: ReadonlyMap<string, Buffer>;
}

export function openGallery(siteId: string): Gallery {
  const drawings = new Map<string, Buffer>();
  const urls = new Map<string, string>();
  const keep = (path: string, svg: string) => {
    if (!drawings.has(path)) drawings.set(path, gzipSync(svg));
    return `/media/${siteId}/${path}`;
  };
  return {
    drawings,
    add(folder, key, draw) {
      const known = urls.get(`${folder} ${key}`);
      if (known) return known;
      const svg = draw();
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
      const url = keep(`${folder}/${hash}.svg`, svg);
      urls.set(`${folder} ${key}`, url);
      return url;
    },
    addScene: (name, svg) => keep(`scenes/${name}.svg`, svg),
  };
}

/** Write a gallery; binary, so not by way of JSON. */
export async function writeGallery(tx: Tx, siteId: string, gallery: Gallery): Promise<void> {
  const all = [...gallery.drawings];
  for (let at = 0; at < all.length; at += CHUNK) {
    const chunk = all.slice(at, at + CHUNK);
    const paths = sql.param(chunk.map(([path]) => path));
    const bytes = sql.param(chunk.map(([, drawing]) => drawing));
    await tx.execute(
      sql`INSERT INTO ${media} (site_id, path, content_type, encoding, bytes)
        SELECT ${siteId}, p.path, 'image/svg+xml', 'gzip', p.bytes
        FROM unnest(${paths}::text[], ${bytes}::bytea[]) AS p(path, bytes)`,
    );
  }
}
