import type { Tx } from '../../../backend/src/db/connect.ts';
import { recurringOrders } from '../../../backend/src/db/schema/index.ts';
import { asc, eq } from '../../../backend/src/db/sql.ts';
import { needed } from '../bulk-insert.ts';
import type { DemoTask } from './conversations.ts';
import type { Found } from './find-bought.ts';

const EMPTY = {
  ...{ orderId: null, orderRowId: null, invoiceId: null, productId: null, labelId: null, recurringId: null },
  ...{ problem: null, quantity: null, name: '', number: '' },
};

/** The rows of the items that a conversation is about. */
export async function aboutRows(
  tx: Tx,
  { order, invoice, lines, bought }: Found,
  task: DemoTask,
  customerId: number,
) {
  switch (task.about) {
    case 'none':
      return [];
    case 'order':
      return [{ ...EMPTY, kind: 'order' as const, orderId: order.id, number: bought.orderNumber }];
    case 'invoice':
      return [
        {
          ...EMPTY,
          kind: 'invoice' as const,
          ...{ invoiceId: invoice.id, orderId: order.id, number: bought.invoiceNumber },
        },
      ];
    case 'product': {
      const { productId, name, articleNumber: number } = needed(lines[0], 'line');
      return [{ ...EMPTY, kind: 'product' as const, productId, name, number }];
    }
    case 'recurring': {
      const [found] = await tx
        .select({ id: recurringOrders.id, name: recurringOrders.name })
        .from(recurringOrders)
        .where(eq(recurringOrders.customerId, customerId))
        .orderBy(asc(recurringOrders.id))
        .limit(1);
      const { id, name } = needed(found, 'recurring order');
      return [{ ...EMPTY, kind: 'recurring' as const, recurringId: id, name }];
    }
    case 'shortage':
      return lines.map(({ id, productId, name, articleNumber: number }, at) => ({
        ...EMPTY,
        kind: 'delivery_line' as const,
        ...{ orderId: order.id, orderRowId: id, productId, name, number, quantity: 1 },
        problem: task.problems?.[at] ?? 'missing',
      }));
  }
}
