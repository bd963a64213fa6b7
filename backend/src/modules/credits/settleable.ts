import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type PriceMode, products, tasks } from '../../db/schema/index.ts';
import { eq, inArray } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { toEuro } from '../prices/index.ts';
import { creditAmounts } from './credit-amounts.ts';
import { invoicedAmounts } from './invoiced.ts';
import { unitsLeft } from './lock-delivered-order.ts';
import { settledUnits } from './settled-units.ts';
import { rowsByOrder, type TaskRow, taskRows } from './task-rows.ts';

async function piecesInStock(tx: Tx, rows: readonly TaskRow[]): Promise<Map<number, number>> {
  const ids = [...new Set(rows.flatMap(({ row }) => row.productId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(found.map(({ id, stock }) => [id, stock]));
}

/** The amount of a credit note for one unit of a row, in cents including VAT. */
function paidForOne({ row, invoice }: TaskRow, rows: TaskRow['row'][], prices: PriceMode): number {
  const invoiced = invoicedAmounts(invoice, rows, prices);
  // The extra row, which is not credited, excludes the shipping costs.
  const lines = [...rows, { ...row, id: 0, priceCents: 0 }].map((one) => ({
    row: one,
    before: 0,
    credit: one.id === row.id ? 1 : 0,
  }));
  return creditAmounts(invoiced.amounts, lines, [], invoiced.prices).totalInclCents;
}

export const listSettleable = implement(
  endpoints.serviceDesk.settleable,
  async ({ tx, viewer: { site } }, { taskID }) => {
    const [task] = await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskID));
    orNotFound(task);
    const found = await taskRows(tx, taskID);
    const rowIds = found.map(({ row }) => row.id);
    const settled = await settledUnits(tx, rowIds);
    const settledHere = await settledUnits(tx, rowIds, taskID);
    const stock = await piecesInStock(tx, found);
    const allRows = await rowsByOrder(tx, found);
    return found.map((one) => {
      const { about, row, order, line } = one;
      const { credited = 0, deliveredLater = 0 } = settled.get(row.id) ?? {};
      const here = settledHere.get(row.id) ?? { credited: 0, deliveredLater: 0 };
      const left = unitsLeft(row, settled.get(row.id));
      const reported = about.orderRowId === null ? null : about.quantity;
      const pieces = row.productId === null ? undefined : stock.get(row.productId);
      return {
        about_id: about.id,
        line,
        order_number: String(order.number),
        name: row.name,
        article_number: row.articleNumber,
        unit: row.unitDescription,
        ordered: row.quantity,
        credited,
        delivered_later: deliveredLater,
        left,
        reported,
        proposed: Math.max(0, Math.min((reported ?? 0) - here.credited - here.deliveredLater, left)),
        stock: pieces === undefined ? null : Math.max(0, Math.floor(pieces / row.unitContent)),
        unit_paid_incl: toEuro(paidForOne(one, allRows.get(order.id) ?? [], site.prices)),
      };
    });
  },
);
