import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findList } from './find-list.ts';
import { linesToCart } from './lines-to-cart.ts';
import { linesToOrder } from './lines-to-order.ts';

type Request = z.output<typeof endpoints.orderLists.toCart.request>;
type Answer = z.input<typeof endpoints.orderLists.toCart.response>;

/**
 * Adds a list to the viewer's cart, whole or in part. The notes stay on the list: they are the customer's own.
 * @throws DomainError not_found
 */
export async function listToCart(tx: Tx, viewer: Viewer, request: Request): Promise<Answer> {
  const list = await findList(tx, viewer, request.listID);
  return linesToCart(tx, viewer, await linesToOrder(tx, list, request));
}
