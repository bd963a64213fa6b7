import type { RequestOf } from '@/api/call';
import { readStoredJson, writeStoredJson } from '@/lib/browser-storage/browser-storage';
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
    /** The cart's version at that time, where the page knew it. */
    version?: number;
  };
}

/** The text is this shop's own JSON; a text that is none counts as absent. */
export const readCheckoutDraft = (): CheckoutDraft => (readStoredJson('order') ?? {}) as CheckoutDraft;

/** Stores a part; undefined removes it. A full or forbidden storage does not keep a customer from ordering. */
export function saveCheckoutDraft(part: CheckoutDraft): void {
  writeStoredJson('order', { ...readCheckoutDraft(), ...part });
}

export function clearCheckoutDraft(): void {
  writeStoredJson('order', undefined);
}
