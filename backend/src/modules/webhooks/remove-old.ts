import { EVENT_DAYS } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { outboxEvents } from '../../db/schema/index.ts';
import { lt, sql } from '../../db/sql.ts';

/** Removes events past their time, with their deliveries. */
export const removeOldEvents = (tx: Tx) =>
  tx
    .delete(outboxEvents)
    .where(lt(outboxEvents.createdAt, sql`now() - make_interval(days => ${EVENT_DAYS}::int)`));
