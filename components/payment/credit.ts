import type { PaymentOption } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { credit as words } from '@/locales/nl/checkout/credit';

/** Whether an order costs more than the customer's credit limit leaves. @param total euros incl. VAT */
export const isBeyondCredit = ({ available }: PaymentOption, total: number): boolean =>
  available !== undefined && total > available;

/** The method to propose to a customer who must pay first: one that is quick, where there is one. */
const payNow = (options: readonly PaymentOption[]): PaymentOption | undefined =>
  options.find(({ kind }) => kind === 'online') ?? options[0];

/** The method that is chosen at first: the shop's first one, unless the order costs more than the credit limit leaves. */
export function firstPayment(options: readonly PaymentOption[], total: number): PaymentOption | undefined {
  const possible = options.filter((option) => !isBeyondCredit(option, total));
  return possible.length < options.length ? payNow(possible) : possible[0];
}

/** Text with the available credit, and with another way to pay when the order costs more; undefined without a limit. */
export function creditText(
  option: PaymentOption,
  total: number,
  options: readonly PaymentOption[],
): string | undefined {
  const { available, source } = option;
  if (available === undefined) return undefined;
  const left = words.left(formatEuro(available));
  if (!isBeyondCredit(option, total)) return left;
  const others = options.filter((one) => one.source !== source);
  return `${left} ${words.beyond(formatEuro(total), payNow(others)?.label)}`;
}
