import { RUN_DAYS } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { importRuns } from '../../../db/schema/index.ts';
import { and, lt, ne, sql } from '../../../db/sql.ts';

/** Removes runs past their time. */
export const removeOldRuns = (tx: Tx) =>
  tx
    .delete(importRuns)
    .where(
      and(
        ne(importRuns.result, 'running'),
        lt(importRuns.begunAt, sql`now() - make_interval(days => ${RUN_DAYS}::int)`),
      ),
    );
