import type { RequestOf } from '@/api/call';
import type { LineChange } from './overlay';

/** The `CartField`s that hold the customer's texts. */
export type TextName = 'ref' | 'comment';

/** Choices on the review page that are sent only with the order. */
export interface ReviewDraft {
  addressId?: number;
  payment?: string;
  terms: boolean;
  /** The customer is typing a new address. */
  adding?: boolean;
}

/** An order that was sent without an answer: it may have been placed or not. */
export interface PendingOrder {
  key: string;
  request: RequestOf<'cart.sendOrder'>;
}

/** The tab's stored part of an order until the server has it; cleared by the order, a login and a logout. */
interface CheckoutDraft {
  texts?: Partial<Record<TextName, string>>;
  draft?: ReviewDraft;
  pending?: PendingOrder;
  /** A new address as typed so far: field → text. */
  address?: Record<string, string>;
  /** Cart changes that were unsaved when a page closed, and when it closed (epoch ms). */
  left?: {
    changes: LineChange[];
    at: number;
    /** The cart's version at that time; present where the page knew that a call got no answer. */
    version?: number;
  };
}

const KEY = 'toonbank.order';

export function readCheckoutDraft(): CheckoutDraft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Stores a part; undefined removes it. */
export function saveCheckoutDraft(part: CheckoutDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readCheckoutDraft(), ...part }));
  } catch {
    // A full or forbidden storage must not keep a customer from ordering.
  }
}

export function clearCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A storage that can't be read must not keep a customer from ordering.
  }
}
