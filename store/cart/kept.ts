import type { SendOrderRequest } from '../api';
import type { LineChange } from './overlay';

/** `CartField`'s names of what the customer writes. */
export type TextName = 'ref' | 'comment';

/** What is chosen on the review page and goes out with the order only. */
export interface ReviewDraft {
  addressId?: number;
  payment?: string;
  terms: boolean;
  /** A new address is being typed. */
  adding?: boolean;
}

/** An order that was sent and not answered: nobody knows whether it was placed. */
export interface PendingOrder {
  key: string;
  request: SendOrderRequest;
}

/** All that this tab keeps of an order until the server has it; gone with the order, a login or a logout. */
interface Kept {
  texts?: Partial<Record<TextName, string>>;
  draft?: ReviewDraft;
  pending?: PendingOrder;
  /** A new address, as far as it is typed: field → text. */
  address?: Record<string, string>;
  /** Changes of the cart that a page left behind, and when (epoch ms). */
  left?: {
    changes: LineChange[];
    at: number;
    /** Of the cart then, where the page knew that a call got no answer. */
    version?: number;
  };
}

const KEY = 'toonbank.order';

export function kept(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps a part; undefined drops it. */
export function keep(part: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), ...part }));
  } catch {
    // A full or forbidden storage is no reason to keep anybody from ordering.
  }
}

export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
