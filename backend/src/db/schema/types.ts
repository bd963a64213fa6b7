import { customType, integer, text } from '../sql.ts';

/** The tenant column of every table with a tenant: the first half of its key (ADR 63). */
export const siteId = () => text('site_id').notNull().$type<string>();

/** The second half of the key of most tenant tables. */
export const id = () => integer('id').notNull().generatedByDefaultAsIdentity();

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
