/** Key of the advisory lock under which the schema changes: starting backends wait for it. */
export const MIGRATION_LOCK = 7_014_501;
