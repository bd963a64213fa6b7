import type { Parties } from '../../db/schema/index.ts';
import type { Section } from '../order-presentation/draw-order.ts';
import type { ConfirmedAmounts } from '../order-presentation/order-amounts.ts';
import { reverseChargeText } from '../order-presentation/order-texts.ts';

/** The section of a document without VAT, with both VAT numbers. */
export const reverseCharged = (
  { reverseCharge }: ConfirmedAmounts,
  { seller, buyer }: Parties,
): readonly Section[] =>
  reverseCharge ? [['Btw verlegd', reverseChargeText(seller.vatNumber, buyer.vatNumber)]] : [];
