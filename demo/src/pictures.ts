import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Tx } from '../../backend/src/db/connect.ts';
import { media, mediaFolders } from '../../backend/src/db/schema/index.ts';
import { sql } from '../../backend/src/db/sql.ts';

const CHUNK = 250;
/**
 * Length of a drawing's hash in its name: every list contains 24 of them twice, so it is as short as
 * possible.
 */
const NAME_LENGTH = 8;

/** A drawing as it is kept: named after what it shows, and packed. */
interface Print {
  hash: string;
  packed: Buffer;
}

/** A drawing of a site, with its alternative text. */
interface Drawing {
  packed: Buffer;
  alt: string;
}

/** Draws for all sites: most sell the same products, and equal products share a drawing. */
export interface Press {
  /** The print that `draw` makes; for one `key` it is made once. */
  print(key: string, draw: () => string): Print;
}

export function openPress(): Press {
  const prints = new Map<string, Print>();
  const digests = new Map<string, string>();
  return {
    print(key, draw) {
      const known = prints.get(key);
      if (known) return known;
      const svg = draw();
      const digest = createHash('sha256').update(svg).digest('hex');
      const hash = digest.slice(0, NAME_LENGTH);
      if ((digests.get(hash) ?? digest) !== digest) throw new Error(`Two drawings are called ${hash}`);
      digests.set(hash, digest);
      const print = { hash, packed: gzipSync(svg) };
      prints.set(key, print);
      return print;
    },
  };
}

/** The drawings of one site: each is kept once, under the hash of what it shows. */
export interface Gallery {
  /**
   * Keep the drawing that `draw` makes; the same `key` is drawn once.
   * @returns its URL
   */
  add(folder: 'packshots' | 'groups', key: string, draw: () => string, alt: string): string;
  /** Keep a scene under a name that pages know. @returns its URL */
  addScene(name: string, svg: string, alt: string): string;
  /** Keep the logo of a brand, or of a supplier, under its slug. @returns its URL */
  addLogo(slug: string, svg: string, alt: string, folder?: 'merken' | 'leveranciers'): string;
  /** Path below the site's folder → drawing. */
  drawings: ReadonlyMap<string, Drawing>;
}

export function openGallery(siteId: string, press: Press = openPress()): Gallery {
  const drawings = new Map<string, Drawing>();
  const keep = (path: string, alt: string, packed: () => Buffer) => {
    if (!drawings.has(path)) drawings.set(path, { packed: packed(), alt });
    return `/media/${siteId}/${path}`;
  };
  return {
    drawings,
    add(folder, key, draw, alt) {
      const { hash, packed } = press.print(`${folder} ${key}`, draw);
      return keep(`${folder}/${hash}.svg`, alt, () => packed);
    },
    addScene: (name, svg, alt) => keep(`scenes/${name}.svg`, alt, () => gzipSync(svg)),
    addLogo: (slug, svg, alt, folder = 'merken') => keep(`${folder}/${slug}.svg`, alt, () => gzipSync(svg)),
  };
}

/** First part of a path → the folder in the library, as editors know it. */
const libraryFolders: Readonly<Record<string, string>> = {
  packshots: 'artikelen',
  groups: 'productgroepen',
  scenes: 'sfeerbeelden',
  merken: 'merken',
  leveranciers: 'leveranciers',
};
const folderOf = (path: string): string => {
  const first = path.split('/')[0] ?? '';
  return libraryFolders[first] ?? first;
};

/** Write a gallery; the drawings travel as one piece of bytes, for an array of them would travel as text. */
export async function writeGallery(tx: Tx, siteId: string, gallery: Gallery): Promise<void> {
  const all = [...gallery.drawings];
  const folders = [...new Set(all.map(([path]) => folderOf(path)))];
  if (folders.length > 0)
    await tx
      .insert(mediaFolders)
      .values(folders.map((path) => ({ siteId, path })))
      .onConflictDoNothing();
  for (let at = 0; at < all.length; at += CHUNK) {
    const chunk = all.slice(at, at + CHUNK);
    const paths = sql.param(chunk.map(([path]) => path));
    const dirs = sql.param(chunk.map(([path]) => folderOf(path)));
    const alts = sql.param(chunk.map(([, { alt }]) => alt));
    const sizes = sql.param(chunk.map(([, { packed }]) => packed.byteLength));
    const bytes = sql.param(Buffer.concat(chunk.map(([, { packed }]) => packed)));
    await tx.execute(
      sql`INSERT INTO ${media} (site_id, path, folder_id, filename, alt, content_type, encoding, bytes, size, sha256)
        SELECT ${siteId}, d.path, f.id, split_part(d.path, '/', 2), d.alt, 'image/svg+xml', 'gzip', d.bytes, d.size,
          encode(sha256(d.bytes), 'hex')
        FROM (
          SELECT p.path, p.dir, p.alt, p.size,
            substring(${bytes}::bytea FROM (sum(p.size) OVER (ORDER BY p.at) - p.size + 1)::int FOR p.size) AS bytes
          FROM unnest(${paths}::text[], ${dirs}::text[], ${alts}::text[], ${sizes}::int[])
            WITH ORDINALITY AS p(path, dir, alt, size, at)) d
        JOIN ${mediaFolders} f ON f.site_id = ${siteId} AND f.path = d.dir`,
    );
  }
}
