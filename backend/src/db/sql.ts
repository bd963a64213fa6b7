/**
 * Drizzle's functions. All modules import them from here: Node reads a package's `package.json` once for each import of
 * its name, and Drizzle's holds 180 KB. By 490 imports this made every start of the backend 1.7 seconds longer. Packages
 * that write SQL on these tables import them from here too: a second copy of Drizzle would not know the tables.
 */
export * from 'drizzle-orm';
// Both have types of these names.
export type {
  ColumnsWithTable,
  SelectedFields,
  SelectedFieldsFlat,
  SelectedFieldsOrdered,
  TableConfig,
} from 'drizzle-orm/pg-core';
export * from 'drizzle-orm/pg-core';
