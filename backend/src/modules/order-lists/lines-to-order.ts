import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { RequestedLine } from './check-line.ts';
import type { ListRow } from './find-list.ts';
import { items, orders, unitOfItem } from './read-list.ts';

type Request = z.output<typeof endpoints.orderLists.toCart.request>;

export interface LineToOrder extends RequestedLine {
  product: RequestedLine['product'] & { id: number; name: string };
  /** As in the request, also where the product has no such unit. */
  unitId: number;
}

interface Row extends Record<string, unknown> {
  product: LineToOrder['product'];
  units: NonNullable<RequestedLine['unit']>[] | null;
  unit_id: number;
  quantity: number;
}

/** The requested lines, in the order of the list, with the quantities of this order. One query. */
export async function linesToOrder(
  tx: Tx,
  list: ListRow,
  { productIDs, amounts = [] }: Request,
): Promise<LineToOrder[]> {
  const only = productIDs ? sql`AND p.id = ANY (${sql.param(productIDs)}::int[])` : sql``;
  const { rows } = await tx.execute<Row>(sql`
    SELECT json_build_object('id', p.id, 'name', p.name, 'active', p.active, 'step', p.step, 'stock', p.stock)
        AS product,
      (SELECT json_agg(json_build_object('id', u.id, 'content', u.content, 'isDefault', u.is_default))
        FROM product_units u WHERE u.product_id = p.id) AS units,
      ${unitOfItem} AS unit_id, i.quantity
    ${items(list.id)} ${only} ORDER BY ${orders[list.sortType]}`);
  const thisTime = new Map(amounts.map((amount) => [amount.productID, amount]));
  return rows.map(({ product, units, unit_id, quantity }) => {
    const amount = thisTime.get(product.id);
    const unitId = amount?.unitID ?? unit_id;
    const unit = units?.find(({ id }) => id === unitId);
    return { product, unit, unitId, quantity: amount?.quantity ?? quantity };
  });
}
