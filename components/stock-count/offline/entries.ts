import type { RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import type { CountSheet, SheetEvent } from './types';

export type WireEvent = NonNullable<RequestOf<'stockCount.update'>['events']>[number];

/** What the shop still has to hear, in the order in which it happened on this device. */
export type Work =
  | { type: 'event'; event: WireEvent }
  | { type: 'finish'; note: string }
  | { type: 'place'; name: string };

export type Entry = Work & {
  /** Its number in the database. */
  seq: number;
  /** The customer's id. */
  owner: number;
  listId: number;
  /** Of the count that it belongs to. */
  key: string;
  /** ISO moment. */
  at: string;
  /** It was sent at least once, so the shop may have it although no answer came. */
  tried: boolean;
  /** The shop said no to it. It is sent again when the page is opened. */
  refused: ErrorCode | null;
};

/** Apart from the count, which each entry changes. */
export interface StoredSheet {
  owner: number;
  listId: number;
  sheet: CountSheet;
}

/** The count of a list, as it is stored on this device. */
export interface StoredList {
  owner: number;
  listId: number;
  /** Of the open count, as the shop knows it: each part as an event that sets it. */
  parts: SheetEvent[];
  countId: number | null;
  /** Of the open count; null until something is counted. */
  key: string | null;
  /** Moment of the latest event of this device, in milliseconds: the next one is later, whatever the clock does. */
  lastAt: number;
}

/** The count of a list, and what waits to be sent of it. */
export interface StoredCount {
  list: StoredList;
  outbox: Entry[];
}

/** The open count, as the shop answers it. */
export interface OpenCount {
  key: string;
  countId: number;
  isFinished: boolean;
  parts: SheetEvent[];
}
