import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveExpiredSession } from '../../api/session-fetch.ts';

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { reload } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The answers of the shop to one question after the other: a status, or undefined when nothing answers. */
function answer(...statuses: (number | undefined)[]) {
  const asked = vi.fn(async () => {
    const status = statuses.shift();
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

it.each([
  [401, 'the session has expired'],
  [200, 'another call had the cookies cleared before, so that a visitor’s session has begun'],
])('reloads the page after %d: %s', async (status) => {
  answer(status);
  await leaveExpiredSession();
  expect(reload).toHaveBeenCalledOnce();
});

it('asks again while the shop is busy or cannot be reached', async () => {
  const asked = answer(503, undefined, 401);
  await leaveExpiredSession();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page alone that was left meanwhile', async () => {
  const asked = answer(503, 401);
  const leaving = new AbortController();
  const asking = leaveExpiredSession(leaving.signal);
  leaving.abort();
  await asking;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});
