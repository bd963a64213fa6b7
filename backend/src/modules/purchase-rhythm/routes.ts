import { endpoints } from '@toonbank/contract';
import { type Implementation, implement } from '../../http/implement.ts';
import { shopClock } from '../delivery/days.ts';
import { cartHints } from './cart-hints.ts';
import { readRhythm } from './purchase-rhythm.ts';
import { snoozeProduct } from './snoozes.ts';

const { service, cart } = endpoints;

export const rhythmRoutes: Implementation[] = [
  implement(service.purchaseRhythm, ({ tx, viewer }, request) => readRhythm(tx, viewer, request)),
  implement(service.snooze, async ({ tx, viewer }, request) => {
    await snoozeProduct(tx, viewer, request, shopClock(new Date()).day);
    return {};
  }),
  implement(cart.hints, ({ tx, viewer }) => cartHints(tx, viewer)),
];
