import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from '../src/lib/repeat.ts';

/** For machines with much other work. */
const PATIENCE_MS = 20_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('rounds do not overlap, one that fails does not end them, and stopping waits for the one under way', async () => {
  const error = vi.fn();
  const rounds: { ending: AbortSignal; finish: (error?: Error) => void }[] = [];
  const stop = repeat(
    1_000,
    (ending) =>
      new Promise<void>((resolve, reject) => {
        rounds.push({ ending, finish: (error) => (error ? reject(error) : resolve()) });
      }),
    { log: { error }, failure: 'the round failed' },
  );
  vi.advanceTimersByTime(3_500);
  expect(rounds).toHaveLength(1);
  rounds[0]?.finish(new Error('broken'));
  await vi.waitFor(
    () => expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'the round failed'),
    PATIENCE_MS,
  );
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000);
    expect(rounds).toHaveLength(2);
  }, PATIENCE_MS);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  expect(rounds[1]?.ending.aborted).toBe(true);
  expect(stopped).toBe(false);
  rounds[1]?.finish();
  await stopping;
  vi.advanceTimersByTime(5_000);
  expect(rounds).toHaveLength(2);
});

it('the first round runs at once where that is asked, and after the interval otherwise', async () => {
  const options = { log: { error: vi.fn() }, failure: 'the round failed' };
  const [now, later] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const stops = [repeat(1_000, now, { ...options, atOnce: true }), repeat(1_000, later, options)];
  expect([now.mock.calls.length, later.mock.calls.length]).toEqual([1, 0]);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000);
    expect(now.mock.calls.length).toBeGreaterThan(1);
    expect(later).toHaveBeenCalled();
  }, PATIENCE_MS);
  await Promise.all(stops.map((stop) => stop()));
});
