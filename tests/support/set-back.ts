import { onTestFinished, vi } from 'vitest';

/** Sets the clock of `Date` back by an hour until the test ends; timers and `performance.now` go on, as they do in Node. */
export function setBack(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000, shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}
