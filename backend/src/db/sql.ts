/** Drizzle's functions for packages that write SQL on these tables: a second copy of drizzle would not know them. */
export { and, asc, desc, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm';
export type { PgTable } from 'drizzle-orm/pg-core';
