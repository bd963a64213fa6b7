import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { siteId } from './types.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Compression of the bytes in the table. */
export type MediaEncoding = 'identity' | 'gzip';

/** Pictures that a site serves under `/media/<site>/<path>`. */
export const media = pgTable('media', {
  siteId: siteId(),
  /** `<folder>/<file>`. */
  path: text('path').notNull(),
  contentType: text('content_type').notNull(),
  encoding: text('encoding').notNull().default('identity').$type<MediaEncoding>(),
  bytes: bytea('bytes').notNull(),
});
