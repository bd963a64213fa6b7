import type { CountEventKind } from '@toonbank/contract/stock-count/events';
import type { FoldableEvent, FoldedPart } from '@toonbank/contract/stock-count/fold-events';
import type { ErrorCode } from '@/api/types';

/** An event of the server or of this device. */
export interface SheetEvent extends FoldableEvent {
  /** First name of the user who counted; empty for what this device has not sent yet. */
  countedBy: string;
}

/** What one device counted of one thing at one place, in one unit. */
export type CountPart = FoldedPart<SheetEvent>;

export interface CountUnit {
  id: number;
  /** 'doos à 6 rollen' */
  desc: string;
  /** Base pieces in one unit. */
  content: number;
  /** Empty for none. */
  ean: string;
  isDefault: boolean;
}

export interface CountProduct {
  id: number;
  name: string;
  articleNumber: string;
  /** Address of its picture. */
  image: string;
  /** Singular: 'rol'. */
  baseUnit: string;
  units: CountUnit[];
}

/** Where a product is kept. Quantities are base pieces. */
export interface CountLine {
  productId: number;
  place: string;
  minimum: number | null;
  maximum: number | null;
  /** What the latest finished count found here; null: never counted. */
  last: number | null;
  lastCountedAt: string | null;
}

/** What a count of one list needs. It holds no prices. */
export interface CountSheet {
  listId: number;
  name: string;
  /** In walking order. */
  places: string[];
  /** In walking order; a product without a line is kept at no place and comes last. */
  lines: CountLine[];
  /** In the order of the list. */
  products: CountProduct[];
  /** Base pieces since the latest finished count, of products that have any. */
  since: { productId: number; delivered: number; waste: number }[];
  /** Codes of the customer's own that stand for a product. */
  codes: { code: string; productId: number; unitId: number }[];
}

/** One entry; `useCount` adds its uuid, device and moment. */
export interface NewCountEvent {
  /** Empty: no place. */
  place: string;
  /** With `unitId`; without both it is an unknown `code`. */
  productId?: number;
  unitId?: number;
  code?: string;
  kind: CountEventKind;
  /** In units; an `add` may be negative. */
  quantity: number;
}

/**
 * `absent`: this device has never opened the list, and there is no network. `signed_out`: nobody is logged in, so
 * nothing is shown; what is stored stays stored. `failed`: `failure` says why.
 */
export type CountPhase = 'loading' | 'ready' | 'absent' | 'signed_out' | 'failed';

/**
 * Why events wait. `signed_out`: the session ended; they are sent after the same customer's login. `refused`: the shop
 * said no to them (`failure` has the code); they stay stored.
 */
export type CountTrouble = null | 'offline' | 'server' | 'signed_out' | 'refused';

/** What the store of this browser, or the shop, answers to the end of a count. `kept`: it is sent later. */
export type FinishResult = { state: 'sent'; countId: number } | { state: 'kept' } | { state: 'failed' };

export interface CountState {
  phase: CountPhase;
  /** Null until `ready`. */
  sheet: CountSheet | null;
  /** Of the open count, on all devices that the shop knows, with what is not sent yet. */
  parts: CountPart[];
  /** Id of the open count; null while the shop has none. */
  countId: number | null;
  /** The name of this device in events and parts. */
  device: string;
  /** Number of entries of this list that the shop does not have. */
  unsent: number;
  /** ISO moment of the oldest one. */
  unsentSince: string | null;
  sending: boolean;
  trouble: CountTrouble;
  failure: ErrorCode | 'storage' | null;
  /** Other lists that this device can count without network, by name. */
  others: { listId: number; name: string }[];
  /** A finished count waits to be sent; what is added now belongs to the next one. */
  isFinishing: boolean;
}
