import { type SQL, sql } from '../../db/sql.ts';

/**
 * Search condition on all texts of a task and its customer, case-insensitive by the Dutch collation. `#12` is the task
 * with that number alone.
 */
export function matchingDesk(text: string): SQL | undefined {
  const wanted = text.trim().replace(/\s+/g, ' ');
  const [, number] = /^#(\d+)$/.exec(wanted) ?? [];
  if (number !== undefined) return sql`tasks.id::text = ${number}`;
  if (wanted === '') return undefined;
  const has = (column: SQL) =>
    sql`strpos(lower(${column} COLLATE nl) COLLATE "C", lower(${wanted}::text COLLATE nl) COLLATE "C") > 0`;
  return sql`(${has(sql`tasks.title`)} OR tasks.id::text = ${wanted}
    OR ${has(sql`customers.company`)} OR customers.number = ${wanted}
    OR ${has(sql`customer_users.first_name || ' ' || customer_users.last_name`)}
    OR lower(customer_users.email) = lower(${wanted})
    OR EXISTS (SELECT 1 FROM task_messages m WHERE m.task_id = tasks.id AND (${has(sql`m.text`)} OR ${has(sql`m.name`)}))
    OR EXISTS (SELECT 1 FROM task_about a LEFT JOIN orders o ON o.id = a.order_id
      WHERE a.task_id = tasks.id AND (${has(sql`a.name`)} OR ${has(sql`a.number`)} OR o.number::text = ${wanted})))`;
}
