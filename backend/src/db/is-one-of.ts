import { type Column, type SQL, sql } from './sql.ts';

/**
 * `column = ANY(values)`: unlike `inArray`, one parameter for any number of values, so that the statement's text is the
 * same every time and can stay prepared.
 */
export const isOneOf = (column: Column, values: readonly (number | string)[]): SQL =>
  sql`${column} = ANY(${sql.param([...values])})`;
