import type { Implementation } from '../../http/implement.ts';
import { deliveryNoteDocument, invoiceDocument } from './documents.ts';
import { listOrders, ordersFile } from './list.ts';
import { cancelOrder, getOrder, markOrderPaid, moveOneOrder, moveOrders } from './operate.ts';
import { pickListFile } from './pick-list.ts';

/** The orders of the site, for the people of the shop. */
export const orderDeskRoutes: Implementation[] = [
  listOrders,
  ordersFile,
  getOrder,
  moveOneOrder,
  moveOrders,
  cancelOrder,
  markOrderPaid,
  pickListFile,
  invoiceDocument,
  deliveryNoteDocument,
];
