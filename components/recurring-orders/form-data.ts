import type { Address, OrderListItem, PaymentOption, RecurringOrderPage } from '@/store/domain';

/** What the form of a recurring order needs. */
export interface RecurringFormData {
  addresses: Address[];
  payments: PaymentOption[];
  /** What it is; absent for a new one. */
  order?: RecurringOrderPage;
  /** What a new one begins with. */
  beginning?: { name: string; lines: OrderListItem[] };
}
