import { endpoints } from '@toonbank/contract';
import { implement } from '../../../http/implement.ts';
import { readCart } from '../read-cart.ts';
import { setDeliveryDate, setDeliveryTime, setPickup } from './wishes.ts';

const { cart } = endpoints;

export const deliveryRoutes = [
  implement(cart.setDeliveryDate, async ({ tx, viewer }, request) => {
    await setDeliveryDate(tx, viewer, request);
    return readCart(tx, viewer);
  }),
  implement(cart.setDeliveryTime, async ({ tx, viewer }, { time }) => {
    await setDeliveryTime(tx, viewer, time);
    return readCart(tx, viewer);
  }),
  implement(cart.setPickup, async ({ tx, viewer }, request) => {
    await setPickup(tx, viewer, request);
    return readCart(tx, viewer);
  }),
];
