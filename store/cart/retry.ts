import type { Outcome } from '../call-api';
import { isTransient } from '../failure';

/** Delays before the retries of a call without an answer, in milliseconds: half a minute in total. */
export const RETRY_DELAYS_MS: readonly number[] = [500, 1000, 2000, 4000, 8000, 15_000];

/**
 * Resolves after a delay, or at once when the browser comes back online.
 * @param onStart receives a function that ends the wait early
 */
export function waitToRetry(delayMs: number, onStart?: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    addEventListener('online', end);
    onStart?.(end);
  });
}

/**
 * Retries a call until it has an answer or the delays are used up. Only for calls that may arrive twice, for example
 * those that set a text.
 * @param isCurrent false when a newer value replaces this one
 */
export async function retryUntilAnswered<T>(
  call: () => Promise<Outcome<T>>,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
  isCurrent: () => boolean = () => true,
): Promise<Outcome<T>> {
  let outcome = await call();
  for (const delayMs of delaysMs) {
    if (!('refusal' in outcome) || !isTransient(outcome.refusal.code) || !isCurrent()) return outcome;
    await waitToRetry(delayMs);
    if (!isCurrent()) return outcome;
    outcome = await call();
  }
  return outcome;
}
