import type { CountSheet, CountState, FinishResult, NewCountEvent } from '../../offline/types';

/** What the screen needs of a count: `useCount`, or a fake of it in tests. */
export interface Count extends CountState {
  /** Resolves true once the entry is stored on this device; false: it is not stored. */
  add: (entry: NewCountEvent) => Promise<boolean>;
  finish: (note: string) => Promise<FinishResult>;
  addPlace: (name: string) => unknown;
  refresh: () => unknown;
}

export type ReadyCount = Count & { sheet: CountSheet };
