import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../backend/src/db/connect.ts';
import { sql } from '../../backend/src/db/sql.ts';
import { emptyDatabase } from '../../backend/test/support/index.ts';
import { fillIfEmpty } from '../src/fill.ts';
import { now, rowsIn, sites } from './fill-support.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
  await fillIfEmpty(database, { now, sites });
});
afterAll(() => database.close());

it('gives every shop questions in each state, one unread, and one that waits for an answer', async () => {
  for (const { id, prices } of sites) {
    const rows = await rowsIn(
      database,
      id,
      sql`SELECT t.status, t.kind, t.promised_at IS NOT NULL AS promised,
          t.last_answer_id > r.seen_answer_id AS unread
        FROM tasks t JOIN task_reads r ON r.task_id = t.id AND r.user_id = t.user_id ORDER BY t.id`,
    );
    const states = prices === 'public' ? ['answered', 'open'] : ['answered', 'open', 'solved'];
    expect([...new Set(rows.map(({ status }) => status))].sort(), id).toEqual(states);
    expect(rows.filter(({ unread }) => unread)).toMatchObject([{ kind: 'shortage', status: 'answered' }]);
    expect(rows.every(({ status, promised }) => promised === (status === 'open'))).toBe(true);
  }
});

it('writes no question in the future, names what was delivered, and mails nobody', async () => {
  for (const { id } of sites) {
    const [facts] = await rowsIn(
      database,
      id,
      sql`SELECT (SELECT count(*)::int FROM task_messages WHERE created_at > ${now.toISOString()}::timestamptz) AS late,
        (SELECT count(*)::int FROM task_about a WHERE a.kind = 'delivery_line' AND NOT EXISTS (
          SELECT FROM delivery_notes n JOIN order_rows o ON o.order_id = n.order_id
          WHERE o.id = a.order_row_id AND o.quantity >= a.quantity)) AS wrong,
        (SELECT count(*)::int FROM task_about WHERE kind = 'delivery_line') AS lines,
        (SELECT count(*)::int FROM task_photos) AS photos,
        (SELECT count(*)::int FROM mails) AS mails,
        (SELECT count(*)::int FROM canned_answers) AS canned`,
    );
    expect(facts, id).toEqual({ late: 0, wrong: 0, lines: 4, photos: 2, mails: 0, canned: 5 });
  }
});
