import { type SQL, type SQLWrapper, sql } from './sql.ts';

/** An object of columns, by their names in the code. For columns that JSON has a form of: no moments, no bytes. */
export const jsonObject = (columns: Record<string, SQLWrapper>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`;

/** An array of columns: less text for the database to make than an object. */
export const jsonArray = (columns: readonly SQLWrapper[]): SQL =>
  sql`json_build_array(${sql.join([...columns], sql`, `)})`;
