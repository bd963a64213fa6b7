import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import type { Country } from '../../../db/schema/index.ts';
import { DomainError } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { checkDay, checkTime, windowsFor } from '../../delivery/check-delivery.ts';
import { deliveryChoices } from '../../delivery/choices.ts';
import { type Day, readDutchDay } from '../../delivery/days.ts';
import { type CartRow, changeCart } from '../cart-row.ts';
import { destination } from '../destination.ts';
import { loadLines } from '../load-lines.ts';

type DateRequest = z.output<typeof endpoints.cart.setDeliveryDate.request>;
type PickupRequest = z.output<typeof endpoints.cart.setPickup.request>;

/** An empty text is no day. @throws DomainError invalid_request for a day that does not exist */
function readDay(field: string, text: string): Day | null {
  if (text === '') return null;
  const day = readDutchDay(text);
  if (!day) throw new DomainError('invalid_request', 'There is no such day.', { [field]: 'invalid_date' });
  return day;
}

const choicesFor = async (tx: Tx, cart: CartRow, country: Country) =>
  deliveryChoices(tx, await loadLines(tx, cart.id), country);

/**
 * Sets the delivery or pickup day; a time window that the new day does not have is removed.
 * @throws DomainError conflict when `oldDate` isn't the cart's day, address_unknown, delivery_date_unavailable or
 * invalid_request
 */
export async function setDeliveryDate(tx: Tx, viewer: Viewer, request: DateRequest): Promise<void> {
  const oldDate = readDay('oldDate', request.oldDate);
  const deliveryDate = readDay('newDate', request.newDate);
  const cart = await changeCart(tx, viewer);
  if (cart.deliveryDate !== oldDate)
    throw new DomainError('conflict', 'The cart has another day by now.', { oldDate: 'changed' });
  const { country } = await destination(tx, viewer, request.addressID, cart.country);
  const choices = await choicesFor(tx, cart, country);
  const wish = { ...cart, deliveryDate };
  checkDay(wish, choices, 'newDate');
  const keepsTime = windowsFor(wish, choices).has(cart.deliveryTime);
  await changeCart(tx, viewer, { deliveryDate, deliveryTime: keepsTime ? cart.deliveryTime : '' });
}

/** @throws DomainError delivery_time_unavailable */
export async function setDeliveryTime(tx: Tx, viewer: Viewer, time: string): Promise<void> {
  const cart = await changeCart(tx, viewer, { deliveryTime: time });
  const { country } = await destination(tx, viewer, undefined, cart.country);
  checkTime(cart, await choicesFor(tx, cart, country));
}

/**
 * Chooses pickup or delivery. The day is the given one: the other one has other days and windows.
 * @throws DomainError pickup_unavailable, delivery_date_unavailable or invalid_request
 */
export async function setPickup(tx: Tx, viewer: Viewer, request: PickupRequest): Promise<void> {
  const deliveryDate = readDay('date', request.date);
  const cart = await changeCart(tx, viewer, { pickup: request.pickup, deliveryDate, deliveryTime: '' });
  const { country } = await destination(tx, viewer, undefined, cart.country);
  checkDay(cart, await choicesFor(tx, cart, country), 'date');
}
