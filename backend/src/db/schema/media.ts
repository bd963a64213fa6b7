import type { WireImage } from '@toonbank/contract';
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp } from '../sql.ts';
import { bytea, id, siteId } from './types.ts';

/** Compression of the bytes in the table. */
export type MediaEncoding = 'identity' | 'gzip';

/** Another size, type or crop of an image, in `mediaVariants`. */
export type StoredVariant = Omit<WireImage['variants'][number], 'url'> & { path: string };

/** Pictures that a site serves under `/media/<site>/<path>`, and what its image library knows of them. */
export const media = pgTable('media', {
  siteId: siteId(),
  id: id(),
  /** `<folder>/<file>` in the URL; the folder in the library is `folderId`. */
  path: text('path').notNull(),
  contentType: text('content_type').notNull(),
  encoding: text('encoding').notNull().default('identity').$type<MediaEncoding>(),
  /** Null: in the object. */
  bytes: bytea('bytes'),
  /** `<place>:<SHA-256>` where the bytes are outside the database (ADR 208); null: in `bytes`. */
  object: text('object'),
  /** Null: not in a folder. */
  folderId: integer('folder_id'),
  /** Empty: not in the library. */
  filename: text('filename').notNull().default(''),
  alt: text('alt').notNull().default(''),
  decorative: boolean('decorative').notNull().default(false),
  /** In percent, like `focalY`; null: no focal point. */
  focalX: smallint('focal_x'),
  focalY: smallint('focal_y'),
  /** In pixels; 0 for a drawing. */
  width: integer('width').notNull().default(0),
  height: integer('height').notNull().default(0),
  /** Bytes as stored. */
  size: integer('size').notNull().default(0),
  /** Of the file as it was uploaded; of the stored bytes where there was no upload. */
  sha256: text('sha256').notNull().default(''),
  variants: jsonb('variants').notNull().default([]).$type<StoredVariant[]>(),
  uploadedBy: integer('uploaded_by'),
});

export const mediaFolders = pgTable('media_folders', {
  siteId: siteId(),
  id: id(),
  /** From the top: `nieuws/2026`. */
  path: text('path').notNull(),
});

export const mediaVariants = pgTable('media_variants', {
  siteId: siteId(),
  path: text('path').notNull(),
  mediaId: integer('media_id').notNull(),
  contentType: text('content_type').notNull(),
  bytes: bytea('bytes'),
  object: text('object'),
});

/** Paths of images that were replaced. */
export const mediaFormerPaths = pgTable('media_former_paths', {
  siteId: siteId(),
  path: text('path').notNull(),
  mediaId: integer('media_id').notNull(),
});

/** Objects outside the database that rows name, or named; all of them, because they are noted before they are written (ADR 208). */
export const storedObjects = pgTable('stored_objects', {
  siteId: siteId(),
  /** `<place>:<SHA-256>`. */
  object: text('object').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
  unusedSince: timestamp('unused_since', { withTimezone: true }),
  removingUntil: timestamp('removing_until', { withTimezone: true }),
});
