import type { Cart, CartItem, ErrorCode, PaymentOption } from '@/api/types';
import type { LineChange } from './overlay';

export interface CartState {
  open: boolean;
  loading: boolean;
  /** The lines to show: the server's lines with unconfirmed changes applied. */
  items: CartItem[];
  /** The last cart that the server answered; null before the first answer. */
  confirmed: Cart | null;
  /** Changes without an answer yet, by cart key. */
  changes: Record<string, LineChange>;
  /** Those of `changes` whose call got no answer, by cart key: being retried, or waiting for the customer to retry. */
  unsaved: Record<string, 'retrying' | 'failed'>;
  /** The product that changed last (docs/behaviour.md §9.2). */
  item: number | null;
  /** The last removed line, for undo. */
  removed: CartItem | null;
  /** The first entry is the current checkout (docs/behaviour.md §10.1). */
  checkout: Cart[];
  paymentOptions: PaymentOption[];
  error: ErrorCode | null;
}
