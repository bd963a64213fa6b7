import type { paymentOption } from '@toonbank/contract';
import { onlineMethods, paymentName } from '@toonbank/contract/payment/methods';
import type { z } from 'zod';
import type { ViewerCustomer } from '../../http/viewer.ts';

export type PaymentOption = z.infer<typeof paymentOption>;

const onInvoice: PaymentOption = { source: 'ECBASE', label: paymentName('ECBASE'), kind: 'invoice' };
const inAdvance: PaymentOption = {
  source: 'BANKTRANS',
  label: 'Vooraf per bankoverschrijving',
  kind: 'invoice',
};

const online = onlineMethods.map(
  (source): PaymentOption => ({ source, label: paymentName(source), kind: 'online' }),
);

/**
 * The payment methods of a customer, the default first. Businesses pay on invoice (docs/behaviour.md §10.2) or in
 * advance, consumers in advance. Which logos a shop shows is its own choice among these.
 * @param offersOnline whether the installation has a payment provider
 */
export function paymentOptionsOf(customer: ViewerCustomer, offersOnline: boolean): PaymentOption[] {
  const offered = [inAdvance, ...(offersOnline ? online : [])];
  return customer.kind === 'business' ? [onInvoice, ...offered] : offered;
}
