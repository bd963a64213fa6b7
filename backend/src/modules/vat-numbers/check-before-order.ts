import type { Tx } from '../../db/connect.ts';
import type { Viewer, ViewerCustomer } from '../../http/viewer.ts';
import { type AskingRegister, askRegister } from './ask-register.ts';
import { latestAnswer, numberForSupply, suppliesAbroad } from './vat-rule.ts';

/** An answer of this age is that of the moment of the order. */
const FRESH_SECONDS = 600;

type Delivery = Parameters<typeof numberForSupply>[2];

/**
 * Asks the register about the VAT number of an order that may have no VAT, before the order is made. What the customer
 * saw is compared afterwards: an answer that changes the total is no surprise on the invoice.
 * @param deliveryOf reads where the order goes; undefined for an order that is not there
 */
export async function checkBeforeOrder(
  asking: AskingRegister,
  viewer: Viewer,
  deliveryOf: (tx: Tx, customer: ViewerCustomer) => Promise<Delivery | undefined>,
): Promise<void> {
  const { customer } = viewer;
  if (!asking.vatRegister || customer?.kind !== 'business' || !suppliesAbroad(viewer.site)) return;
  const number = await asking.database.inSite(viewer.site.id, async (tx) => {
    const delivery = await deliveryOf(tx, customer);
    const wanted = delivery && (await numberForSupply(tx, viewer, delivery));
    if (wanted === undefined) return undefined;
    const known = await latestAnswer(tx, wanted);
    return known && known.ageSeconds < FRESH_SECONDS ? undefined : wanted;
  });
  if (number !== undefined) await askRegister(asking, viewer.site, number);
}
