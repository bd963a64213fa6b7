import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { ViewerCustomer } from '../../http/viewer.ts';

type PaymentOption = z.infer<typeof endpoints.cart.paymentOptions.response>[number];

const onInvoice: PaymentOption = { source: 'ECBASE', label: 'Op factuur', kind: 'invoice' };
const inAdvance: PaymentOption = {
  source: 'BANKTRANS',
  label: 'Vooraf per bankoverschrijving',
  kind: 'invoice',
};

/**
 * How a customer may pay, the default first. Businesses pay on invoice (spec §1) or in advance, consumers in advance.
 * A source that nobody can pay with yet is not offered.
 */
export function paymentOptionsOf(customer: ViewerCustomer): PaymentOption[] {
  return customer.kind === 'business' ? [onInvoice, inAdvance] : [inAdvance];
}
