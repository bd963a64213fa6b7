import { endpoints } from '@toonbank/contract';
import { DomainError } from '../../http/errors.ts';
import { implement, implementAwaiting } from '../../http/implement.ts';
import { changeCart } from './cart-row.ts';
import { changeLine } from './changing/change-line.ts';
import { readCheckout } from './checkout.ts';
import { readCart, readCartAtOnce } from './read-cart.ts';
import { repack } from './repack.ts';
import { agreeWithPrices } from './seen-prices.ts';

const { cart } = endpoints;

export const cartRoutes = [
  implementAwaiting(cart.update, async ({ tx, viewer, checked }, input) => ({
    cart: await changeLine(tx, viewer, input, checked),
    item: input.id,
  })),
  implement(cart.setPacking, async ({ tx, viewer }, input) => {
    await repack(tx, viewer, input);
    return { cart: await readCart(tx, viewer), item: input.id };
  }),
  implement(cart.get, ({ tx, viewer, atOnce }) =>
    atOnce ? readCartAtOnce(tx, viewer) : readCart(tx, viewer),
  ),
  implement(cart.checkout, async ({ tx, viewer }, { addressID }) => [
    await readCheckout(tx, viewer, addressID),
  ]),
  implement(cart.setSeenPrices, async ({ tx, viewer }, request) => {
    await agreeWithPrices(tx, viewer, request);
    return readCart(tx, viewer);
  }),
  implement(cart.setOrderRef, async ({ tx, viewer }, { ref }) => {
    await changeCart(tx, viewer, { orderRef: ref });
    return readCart(tx, viewer);
  }),
  implement(cart.keepOrder, async ({ tx, viewer }) => {
    await changeCart(tx, viewer, { replacesId: null });
    return readCart(tx, viewer);
  }),
  implement(cart.setCountry, async ({ tx, viewer }, { country }) => {
    if (!viewer.site.countries.includes(country))
      throw new DomainError('invalid_request', 'The shop does not deliver there.', { country: 'invalid' });
    await changeCart(tx, viewer, { country });
    return readCart(tx, viewer);
  }),
  implement(cart.setOrderComment, async ({ tx, viewer }, { comment }) => {
    await changeCart(tx, viewer, { orderComment: comment });
    return readCart(tx, viewer);
  }),
];
