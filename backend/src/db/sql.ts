/** What writes SQL outside this package: a second copy of drizzle would not know the tables of this one. */
export { getTableColumns, type SQL, sql } from 'drizzle-orm';
export type { PgTable } from 'drizzle-orm/pg-core';
