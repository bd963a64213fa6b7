import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { productUnits, stockCodes } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lockNames, ownerOf } from '../order-lists/find-list.ts';
import { MAX_CODES } from './limits.ts';

type Request = z.output<typeof endpoints.stockCount.linkCode.request>;

/** Lets a code stand for a unit in this customer's counts. @throws DomainError not_found or invalid_request for too many */
export async function linkCode(tx: Tx, viewer: Viewer, { code, productID, unitID }: Request): Promise<void> {
  const [unit] = await tx
    .select({ id: productUnits.id })
    .from(productUnits)
    .where(and(eq(productUnits.id, unitID), eq(productUnits.productId, productID)));
  const unitId = orNotFound(unit).id;
  await lockNames(tx, viewer);
  const customerId = ownerOf(viewer);
  await tx
    .insert(stockCodes)
    .values({ siteId: viewer.site.id, customerId, code, productId: productID, unitId })
    .onConflictDoUpdate({
      target: [stockCodes.siteId, stockCodes.customerId, stockCodes.code],
      set: { productId: productID, unitId, linkedAt: sql`now()` },
    });
  if ((await tx.$count(stockCodes, eq(stockCodes.customerId, customerId))) > MAX_CODES)
    throw new DomainError('invalid_request', `A customer has at most ${MAX_CODES} codes.`, {
      code: 'too_big',
    });
}
