import { text } from 'drizzle-orm/pg-core';

/** The tenant column that every table with a tenant has. */
export const siteId = () => text('site_id').notNull().$type<string>();
