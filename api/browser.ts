import './without-eval';

import { noteRetryAfter } from '@/lib/retry-after';
import { NO_SESSION_EVENT, SIMULATED_EVENT } from '@/lib/session-signs';
import * as auth from './auth';
import { getPriceAgreements, getProductHistory } from './bought-before';
import * as cart from './cart';
import { type ApiClient, createClient } from './client';
import { ApiError, hasCode } from './error';
import * as orderLists from './order-lists';
import { getProducts } from './products';
import { getCartHints, snoozeProduct } from './purchase-rhythm';
import * as quickOrder from './quick-order';
import * as recurring from './recurring-orders';
import * as service from './service';
import * as shelfLabels from './shelf-labels';

/** The same origin: the gateway adds token and session, so the browser holds no secret. */
const client = createClient({ baseURL: '', timeoutMs: 20_000 });

/** Binds the client to a function of the API, and reports a missing session to the session watcher. */
function bound<Args extends unknown[], Answer>(call: (client: ApiClient, ...args: Args) => Promise<Answer>) {
  return async (...args: Args) => {
    try {
      return await call(client, ...args);
    } catch (error) {
      if (hasCode(error, 'session_invalid', 'session_missing', 'login_required'))
        window.dispatchEvent(new Event(NO_SESSION_EVENT));
      if (hasCode(error, 'simulated_session')) window.dispatchEvent(new Event(SIMULATED_EVENT));
      if (error instanceof ApiError && error.retryAfterS > 0) noteRetryAfter(error.retryAfterS);
      throw error;
    }
  };
}

/** The calls of the store. Import it on first use: it loads axios and the contract's schemas. */
export const browserApi = {
  auth: {
    login: bound(auth.login),
    logout: bound(auth.logout),
    authenticate: bound(auth.authenticate),
    resetPassword: bound(auth.resetPassword),
    confirmEmail: bound(auth.confirmEmail),
    changePasswordAfterRecovery: bound(auth.changePasswordAfterRecovery),
  },
  cart: {
    get: bound(cart.getCart),
    update: bound(cart.updateCart),
    setPacking: bound(cart.setPacking),
    checkout: bound(cart.getCheckoutCart),
    paymentOptions: bound(cart.getPaymentOptions),
    setCoupon: bound(cart.setCoupon),
    setOrderRef: bound(cart.setOrderRef),
    setOrderComment: bound(cart.setOrderComment),
    setPickup: bound(cart.setPickup),
    setDeliveryDate: bound(cart.setDeliveryDate),
    setDeliveryTime: bound(cart.setDeliveryTime),
    setSeenPrices: bound(cart.setSeenPrices),
    sendOrder: bound(cart.sendOrder),
    payOrder: bound(cart.payOrder),
    reopenOrder: bound(service.reopenOrder),
    hints: bound(getCartHints),
  },
  orderLists: {
    selected: bound(orderLists.getSelectedOrderLists),
    get: bound(orderLists.getOrderList),
    listedItems: bound(orderLists.getListedItems),
    add: bound(orderLists.addOrderList),
    addItem: bound(orderLists.addToOrderList),
    removeItem: bound(orderLists.removeFromOrderList),
    restore: bound(orderLists.restoreOrderList),
    remove: bound(orderLists.removeOrderList),
    rename: bound(orderLists.renameOrderList),
    setSortType: bound(orderLists.setOrderListSort),
    setCustomSort: bound(orderLists.sortOrderList),
    putItems: bound(orderLists.putOnOrderList),
    moveItems: bound(orderLists.moveOrderListItems),
    toCart: bound(orderLists.orderListToCart),
  },
  service: {
    accountDetails: bound(service.getAccountDetails),
    setAccountDetails: bound(service.setAccountDetails),
    newCustomer: bound(service.newCustomer),
    priceAgreements: bound(getPriceAgreements),
    productHistory: bound(getProductHistory),
    snooze: bound(snoozeProduct),
    sendContactForm: bound(service.sendContactForm),
  },
  quickOrder: {
    find: bound(quickOrder.findByCode),
    understand: bound(quickOrder.understandText),
    toCart: bound(quickOrder.linesToCart),
  },
  shelfLabels: {
    make: bound(shelfLabels.makeLabels),
    revoke: bound(shelfLabels.revokeLabels),
    restore: bound(shelfLabels.restoreLabels),
    toCart: bound(shelfLabels.requestsToCart),
    dismiss: bound(shelfLabels.dismissRequests),
    reopen: bound(shelfLabels.reopenRequests),
  },
  recurringOrders: {
    save: bound(recurring.saveRecurringOrder),
    setActive: bound(recurring.setRecurringActive),
    pause: bound(recurring.pauseRecurringOrder),
    skip: bound(recurring.skipRecurringOrder),
    remove: bound(recurring.removeRecurringOrder),
    restore: bound(recurring.restoreRecurringOrder),
    prepared: bound(recurring.getPreparedOrder),
    confirm: bound(recurring.confirmPreparedOrder),
  },
  products: { list: bound(getProducts) },
};
