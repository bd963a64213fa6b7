import type { PaymentOption } from '@/store/domain';

/**
 * What this shop offers of the ways in which this customer may pay, in the shop's order. What is not paid online
 * follows from the customer alone: the invoice comes first, a transfer that the shop does not name comes last.
 */
export function offeredPayments(
  options: readonly PaymentOption[],
  payments: readonly string[],
): PaymentOption[] {
  const place = ({ source }: PaymentOption) => {
    if (source === 'ECBASE') return -1;
    const at = payments.indexOf(source);
    return at === -1 ? payments.length : at;
  };
  return options
    .filter(({ source, kind }) => kind === 'invoice' || payments.includes(source))
    .toSorted((one, other) => place(one) - place(other));
}
