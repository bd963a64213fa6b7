import type { PaymentOption } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { credit as words } from '@/locales/nl/checkout/credit';

/** Whether an order costs more than the customer's credit limit leaves. @param total euros incl. VAT */
export const isBeyondCredit = ({ available }: PaymentOption, total: number): boolean =>
  available !== undefined && total > available;

/** What is left of the credit limit, and what to do when the order costs more; undefined without a limit. */
export function creditText(
  option: PaymentOption,
  total: number,
  options: readonly PaymentOption[],
): string | undefined {
  const { available, source } = option;
  if (available === undefined) return undefined;
  const left = words.left(formatEuro(available));
  if (!isBeyondCredit(option, total)) return left;
  const other = options.find((one) => one.source !== source);
  return `${left} ${words.beyond(formatEuro(total), other?.label)}`;
}
