import type { CartItem, ErrorCode } from '@/api/types';
import type { ListChange } from '../order-lists/state';

/** The content of a toast; the component has the Dutch words (docs/behaviour.md §3.6). */
export type ToastMessage =
  /** `line`: its cart key, which shows whether the server has it yet. */
  | { kind: 'in-cart'; quantity: number; name: string; line?: string }
  | { kind: 'removed'; name: string }
  /** `line`: was moved from the cart to the list; undo puts it back into the cart. */
  | { kind: 'order-list'; change: ListChange; undo: ListChange; line?: CartItem }
  /** A change of this line got no answer, and neither did its retries. */
  | { kind: 'unsaved'; name: string }
  | { kind: 'failed'; code: ErrorCode };
export type Toast = ToastMessage & { id: number };

export interface AppState {
  /** The session and its audience are known (docs/behaviour.md §4.1). */
  loaded: boolean;
  policyAccepted: boolean;
  toasts: Toast[];
  /** The blocking notice: connected, and nothing opens it (docs/behaviour.md §3.5). */
  notice: { title: string; text: string } | null;
}
