import type { Country } from '@toonbank/contract';
import type { PaymentOption } from '@/api/types';

/**
 * Payment methods that the shop offers and this customer may use, in the shop's order. Offline methods
 * depend on the customer only: invoice comes first, and a transfer that the shop does not list comes last. In Belgium
 * Bancontact is the first online method.
 * @param country of delivery
 */
export function offeredPayments(
  options: readonly PaymentOption[],
  payments: readonly string[],
  country?: Country,
): PaymentOption[] {
  const place = ({ source }: PaymentOption) => {
    if (source === 'ECBASE') return -2;
    if (source === 'MISTERCASH' && country === 'BE') return -1;
    const at = payments.indexOf(source);
    return at === -1 ? payments.length : at;
  };
  return options
    .filter(({ source, kind }) => kind === 'invoice' || payments.includes(source))
    .toSorted((one, other) => place(one) - place(other));
}
