import { expect, it } from 'vitest';
import { DomainError } from '../../src/http/errors.ts';
import { boundedQueue } from '../../src/modules/auth/bounded-queue.ts';

/** Work that ends when `finish` is called. */
function pieces() {
  const open: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => open.push(resolve));
  return { work, open };
}
const refusal = (error: unknown) => error instanceof DomainError && [error.code, error.retryAfterS];

it('runs two at a time, lets three wait, and refuses the sixth with the seconds to wait', async () => {
  const queue = boundedQueue({ maxRunning: 2, maxWaiting: 3 });
  const { work, open } = pieces();
  const taken = Array.from({ length: 5 }, () => queue.run(work));
  expect(await queue.run(work).catch(refusal)).toEqual(['too_busy', 2]);
  expect(queue.started()).toBe(2);
  open[0]?.();
  await taken[0];
  const sixth = queue.run(work);
  for (let turn = 1; turn < 6; turn += 1) {
    await expect.poll(() => open.length).toBeGreaterThan(turn);
    open[turn]?.();
  }
  await Promise.all([...taken, sixth]);
  expect(queue.started()).toBe(6);
});

it('starts the next task when one fails', async () => {
  const queue = boundedQueue({ maxRunning: 1, maxWaiting: 1 });
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
