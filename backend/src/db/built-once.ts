import type pg from 'pg';
import type { Tx } from './connect.ts';
import { fillPlaceholders, is, PgDialect, Placeholder, type SQL, sql } from './sql.ts';

const dialect = new PgDialect();

type Values = Record<string, unknown>;

/** Reads one parameter of a statement. What it is is found out once, not at each call. */
function readerOf(param: unknown): (values: Values) => unknown {
  if (!is(param, Placeholder)) return (values) => fillPlaceholders([param], values)[0];
  const { name } = param;
  return (values) => {
    if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`);
    return values[name];
  };
}

/**
 * A statement of a frequent call. Its text is built once for each process, and each connection plans it once. Its values are
 * placeholders. It is sent at once, before this returns, so that statements keep the order in which they are called.
 * @param name a different one for each statement
 */
export function builtOnce<Row extends pg.QueryResultRow>(
  name: string,
  build: () => SQL,
): (tx: Tx, values: Values) => Promise<Row[]> {
  let built: { text: string; readers: ReturnType<typeof readerOf>[] } | undefined;
  return (tx, values) => {
    if (!built) {
      const { sql: text, params } = dialect.sqlToQuery(build());
      built = { text: text.trim(), readers: params.map(readerOf) };
    }
    const { $client: client } = tx as Tx & { $client: pg.PoolClient };
    const sent = client.query<Row>({
      name,
      text: built.text,
      values: built.readers.map((read) => read(values)),
    });
    return sent.then(({ rows }) => rows);
  };
}

/**
 * `ANY (…)` of a placeholder for an array. As a subquery its length counts for the plan of no single call, so that one plan
 * serves all of them.
 * @param type of the array, such as `int[]`
 */
export const anyOf = (placeholder: string, type: string): SQL =>
  sql`ANY ((SELECT ${sql.placeholder(placeholder)}::${sql.raw(type)})::${sql.raw(type)})`;
