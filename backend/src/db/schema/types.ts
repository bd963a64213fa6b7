import { customType, text } from 'drizzle-orm/pg-core';

/** PostgreSQL's full-text vector: written by SQL expressions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The tenant column that every table with a tenant has. */
export const siteId = () => text('site_id').notNull().$type<string>();
