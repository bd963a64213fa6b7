import type { Address, OrderListItem, PaymentOption, RecurringOrderPage } from '@/api/types';

/** Data of the recurring order form. */
export interface RecurringFormData {
  addresses: Address[];
  payments: PaymentOption[];
  /** Absent for a new order. */
  order?: RecurringOrderPage;
  /** Initial values of a new order. */
  beginning?: { name: string; lines: OrderListItem[] };
}
