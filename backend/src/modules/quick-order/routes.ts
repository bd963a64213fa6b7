import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { linesToCart } from '../order-lists/lines-to-cart.ts';
import { findProducts } from './find-products.ts';
import { limitReading } from './limit-reading.ts';
import { linesAsked } from './lines-asked.ts';
import { understandText } from './plain-text/understand-text.ts';

const { quickOrder } = endpoints;

export const quickOrderRoutes: Implementation[] = [
  implement(quickOrder.find, ({ tx, viewer }, { codes }) => findProducts(tx, viewer, codes)),
  implementDetached(quickOrder.understand, async (call, { text }) => {
    await limitReading(call);
    return call.database.inSite(call.viewer.site.id, (tx) => understandText(tx, call.viewer, text));
  }),
  implement(quickOrder.toCart, async ({ tx, viewer }, { lines }) =>
    linesToCart(tx, viewer, await linesAsked(tx, lines)),
  ),
];
