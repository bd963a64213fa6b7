import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { stockCounts } from '../../../db/schema/index.ts';
import { and, desc, eq, isNotNull } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { findList, ownerOf } from '../../order-lists/find-list.ts';
import { countDetails } from '../count-details.ts';
import { findCount } from '../find-count.ts';

type Request = z.output<typeof endpoints.stockCount.report.request>;
export type CountDetails = Awaited<ReturnType<typeof countDetails>>;

/** The requested count, or the latest finished one. @throws DomainError not_found */
export const reportData = async (tx: Tx, viewer: Viewer, request: Request): Promise<CountDetails> =>
  countDetails(tx, viewer, await countIdOf(tx, viewer, request));

async function countIdOf(tx: Tx, viewer: Viewer, { countID, listID }: Request): Promise<number> {
  if (listID !== undefined) await findList(tx, viewer, listID);
  if (countID !== undefined) return (await findCount(tx, viewer, countID)).id;
  const [latest] = await tx
    .select({ id: stockCounts.id })
    .from(stockCounts)
    .where(
      and(
        eq(stockCounts.customerId, ownerOf(viewer)),
        isNotNull(stockCounts.finishedAt),
        listID === undefined ? undefined : eq(stockCounts.listRef, listID),
      ),
    )
    .orderBy(desc(stockCounts.finishedAt), desc(stockCounts.id))
    .limit(1);
  return orNotFound(latest).id;
}
