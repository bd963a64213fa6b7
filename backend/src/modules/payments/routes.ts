import { endpoints } from '@toonbank/contract';
import type { Call } from '../../http/implement.ts';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { returnOrigin } from '../../http/shop-address.ts';
import { checkBeforeSending } from '../orders/place/check-before-sending.ts';
import { sendOrder } from '../orders/place/send-order.ts';
import { toWireSent } from '../orders/to-wire.ts';
import { askAboutOpen } from './ask-open.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { offerPayment, preparePayment } from './pay-order.ts';
import { readPaymentOptions } from './read-payment-options.ts';
import { reopenOrder } from './reopen-order.ts';

const originOf = ({ viewer, payments }: Call, wanted: string | undefined) =>
  returnOrigin(viewer.site, wanted, payments.addresses);

export const paymentRoutes: Implementation[] = [
  implement(endpoints.cart.paymentOptions, ({ tx, viewer, payments }) =>
    readPaymentOptions(tx, viewer, payments.provider !== undefined),
  ),
  // Order, attempt and confirmation are one transaction; the provider is asked after it.
  implementDetached(endpoints.cart.sendOrder, async (call, { returnOrigin: wanted, ...request }) => {
    const origin = originOf(call, wanted);
    await checkBeforeSending(call, request);
    const due = await call.database.inSite(call.viewer.site.id, async (tx) => {
      const { order, isNew } = await sendOrder({ ...call, tx }, request);
      return preparePayment(tx, call, isNew ? order : order.id, { origin });
    });
    return { ...toWireSent(due.order), payment: await offerPayment(call, due) };
  }),
  implementDetached(endpoints.cart.payOrder, async (call, { orderID, source, returnOrigin: wanted }) => {
    const origin = originOf(call, wanted);
    if (source !== undefined) await askAboutOpen(call, orderID);
    const due = await call.database.inSite(call.viewer.site.id, (tx) =>
      preparePayment(tx, call, orderID, { origin, source }),
    );
    return { ...toWireSent(due.order), payment: await offerPayment(call, due) };
  }),
  implementDetached(endpoints.service.reopenOrder, async (call, { orderID }) => {
    await askAboutOpen(call, orderID);
    return call.database.inSite(call.viewer.site.id, (tx) => reopenOrder(tx, call.viewer, orderID));
  }),
  implementDetached(endpoints.service.cancelOrder, async (call, request) => {
    await askAboutOpen(call, request.orderID);
    return call.database.inSite(call.viewer.site.id, (tx) => cancelOrder(tx, call.viewer, request));
  }),
  implement(endpoints.service.changeOrder, ({ tx, viewer }, { orderID }) => changeOrder(tx, viewer, orderID)),
];
