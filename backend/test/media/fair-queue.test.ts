import { expect, it } from 'vitest';
import { fairQueue } from '../../src/modules/media/fair-queue.ts';

/** Tasks that end when the test says so, and the order in which they started. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('lets the sites take turns, however many images one of them sends', async () => {
  const { started, work, end } = tasks();
  const queue = fairQueue({ maxRunning: 2, maxWaiting: 20, maxWaitingPerSite: 10 });
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].map((name) =>
    queue.run(name.charAt(0), work(name)),
  );
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']) await end(name);
  await Promise.all(all);
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
});

it('never runs more than it may, also after one failed', async () => {
  const { started, work, end } = tasks();
  const queue = fairQueue({ maxRunning: 1, maxWaiting: 9, maxWaitingPerSite: 9 });
  const broken = queue.run('a', async () => {
    await work('a1')();
    throw new Error('broken');
  });
  const [second, third] = [queue.run('a', work('a2')), queue.run('a', work('a3'))];
  const failed = expect(broken).rejects.toThrow('broken');
  await end('a1');
  await failed;
  expect(started).toEqual(['a1', 'a2']);
  await end('a2');
  await end('a3');
  await Promise.all([second, third]);
});

it('refuses what would wait too long, of one site before that of another', async () => {
  const { work, end } = tasks();
  const queue = fairQueue({ maxRunning: 1, maxWaiting: 3, maxWaitingPerSite: 2 });
  const accepted = [queue.run('a', work('a1')), queue.run('a', work('a2')), queue.run('a', work('a3'))];
  const tooBusy = { code: 'too_busy', retryAfterS: 5 };
  await expect(queue.run('a', work('a4'))).rejects.toMatchObject(tooBusy);
  accepted.push(queue.run('b', work('b1')));
  await expect(queue.run('c', work('c1'))).rejects.toMatchObject(tooBusy);
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  await Promise.all(accepted);
});
