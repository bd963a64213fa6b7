import './without-eval';

import * as auth from './auth';
import * as cart from './cart';
import { type ApiClient, createClient } from './client';
import { getProducts } from './products';

/** The same origin: the gateway adds token and session, so there is no secret in the browser. */
const client = createClient({ baseURL: '', timeoutMs: 20_000 });

/** Gives a function of the API this client. */
function bound<Args extends unknown[], Answer>(call: (client: ApiClient, ...args: Args) => Answer) {
  return (...args: Args) => call(client, ...args);
}

/** What the store calls. Import it on first use: it brings axios and the contract's schemas along. */
export const browserApi = {
  auth: {
    login: bound(auth.login),
    logout: bound(auth.logout),
    authenticate: bound(auth.authenticate),
    simulate: bound(auth.simulate),
    resetPassword: bound(auth.resetPassword),
    changePasswordAfterRecovery: bound(auth.changePasswordAfterRecovery),
  },
  cart: {
    get: bound(cart.getCart),
    update: bound(cart.updateCart),
    checkout: bound(cart.getCheckoutCart),
    paymentOptions: bound(cart.getPaymentOptions),
    setCoupon: bound(cart.setCoupon),
    setOrderRef: bound(cart.setOrderRef),
    setOrderComment: bound(cart.setOrderComment),
    sendOrder: bound(cart.sendOrder),
  },
  products: { list: bound(getProducts) },
};
