import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { lives, type Running, runServed } from './running';

let running: Running | undefined;
afterEach(() => running?.end());

const start = async (env?: Record<string, string>) => {
  running = await runServed(env);
  return running;
};

const UNTIL = { timeout: 30_000, interval: 20 };

describe('a program of two workers', () => {
  it('answers on one port by both, of which one is the first', async () => {
    const shop = await start();
    const [one, two] = await shop.both();
    expect([one?.isFirst, two?.isFirst]).toEqual([true, false]);
    expect(one?.pid).not.toBe(two?.pid);
  });

  it('answers on while a worker is killed, and puts another one in its place', async () => {
    const shop = await start();
    const [, two] = await shop.both();
    process.kill(two?.pid ?? 0, 'SIGKILL');
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.ask()));
    expect(answers).toHaveLength(50);
    const [, next] = await shop.both();
    expect(next?.pid).not.toBe(two?.pid);
    expect(shop.log()).toContain('Worker 2 ended (SIGKILL); another one starts in 0 s.');
  });

  it('waits longer before each start of a worker that ends at once, while the other serves', async () => {
    const shop = await start({ FAILS: '2' });
    await expect.poll(shop.log, UNTIL).toContain('starts in 0.16 s.');
    const pauses = [...shop.log().matchAll(/starts in (\S+) s/g)].map(([, pause]) => Number(pause));
    // A machine with other work may be further by now.
    expect(pauses.slice(0, 4)).toEqual([0, 0.04, 0.08, 0.16]);
    expect((await shop.ask()).worker).toBe(1);
    expect(shop.child.exitCode).toBeNull();
  });

  it('ends with an error when the first worker never becomes ready, without a second try', async () => {
    const shop = await start({ FAILS: '1' });
    expect(await once(shop.child, 'close')).toEqual([1, null]);
    expect(shop.log()).toBe('');
  });

  it('ends with an error once no worker serves any more and none can be started', async () => {
    const shop = await start();
    const both = await shop.both();
    const ended = once(shop.child, 'close');
    writeFileSync(shop.broken, '');
    for (const { pid } of both) process.kill(pid, 'SIGKILL');
    expect(await ended).toEqual([1, null]);
    expect(shop.log()).toContain('No worker serves any more');
  });

  it('goes on trying, and ends with an error at last, when the system starts no process any more', async () => {
    const shop = await start();
    const [one, two] = await shop.both();
    const ended = once(shop.child, 'close');
    shop.child.send('/nowhere/node');
    await once(shop.child, 'message');
    process.kill(two?.pid ?? 0, 'SIGKILL');
    await expect
      .poll(shop.log, UNTIL)
      .toContain('Worker 2 ended (spawn /nowhere/node ENOENT); another one starts in 0.04 s.');
    expect((await shop.ask()).pid).toBe(one?.pid);
    process.kill(one?.pid ?? 0, 'SIGKILL');
    expect(await ended).toEqual([1, null]);
    expect(shop.log()).toContain('No worker serves any more');
  });

  it('stops with 0 while a worker can not be started', async () => {
    const shop = await start();
    const [, two] = await shop.both();
    shop.child.send('/nowhere/node');
    await once(shop.child, 'message');
    process.kill(two?.pid ?? 0, 'SIGKILL');
    await expect.poll(shop.log, UNTIL).toContain('ENOENT');
    const ended = once(shop.child, 'close');
    shop.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('tells what one worker says to the other one', async () => {
    const shop = await start();
    await shop.both();
    const { worker } = await shop.ask('/tell/purge');
    await expect
      .poll(async () => (await shop.both()).map(({ told }) => told).join(), UNTIL)
      .toBe(worker === 1 ? 'nothing,purge' : 'purge,nothing');
  });
});

describe('a program of two workers that has to stop', () => {
  it.each(['the first process', 'all processes'])(
    'on SIGTERM to %s serves on while it says that it stops, then answers what is under way',
    async (whom) => {
      const shop = await start({ STOP_DELAY_MS: '500' });
      await shop.both();
      const ended = once(shop.child, 'close');
      const pid = shop.child.pid ?? 0;
      process.kill(whom === 'all processes' ? -pid : pid, 'SIGTERM');
      await expect.poll(() => shop.operator('/readyz'), UNTIL).toEqual([503, 'stopping']);
      // Still taken, by both.
      await shop.both();
      const slow = Array.from({ length: 8 }, () => shop.ask('/slow'));
      await expect.poll(() => shop.ask().catch(() => undefined), UNTIL).toBeUndefined();
      expect(shop.child.exitCode).toBeNull();
      process.kill(-pid, 'SIGUSR2');
      expect(await Promise.all(slow)).toHaveLength(8);
      expect(await ended).toEqual([0, null]);
    },
  );

  it('kills a worker that does not end within its limit, and ends with 1', async () => {
    const shop = await start({ STOP_MS: '100' });
    await shop.both();
    const slow = shop.ask('/slow').catch(() => 'cut off');
    // Answered after it, so it has arrived, unless the other worker took this one.
    await shop.both();
    const ended = once(shop.child, 'close');
    shop.child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(await slow).toBe('cut off');
  });

  it('leaves no worker behind when its first process is killed', async () => {
    const shop = await start();
    const both = await shop.both();
    shop.child.kill('SIGKILL');
    await expect.poll(() => both.filter(({ pid }) => lives(pid)), UNTIL).toEqual([]);
  });
});

describe('the port for operators of two workers', () => {
  it('says how each worker is, and is ready while one is', async () => {
    const shop = await start();
    await shop.both();
    expect(await shop.operator('/readyz')).toEqual([200, 'worker 1: ready\nworker 2: ready']);
    writeFileSync(`${shop.broken}.1`, '');
    expect(await shop.operator('/readyz')).toEqual([200, 'worker 1: not well\nworker 2: ready']);
    writeFileSync(`${shop.broken}.2`, '');
    expect(await shop.operator('/readyz')).toEqual([503, 'worker 1: not well\nworker 2: not well']);
    expect((await shop.operator('/livez'))[0]).toBe(200);
  });

  it('is not alive while a worker that serves hangs', async () => {
    const shop = await start();
    const [, two] = await shop.both();
    process.kill(two?.pid ?? 0, 'SIGSTOP');
    expect(await shop.operator('/livez')).toEqual([503, 'worker 1: alive\nworker 2: no answer']);
    process.kill(two?.pid ?? 0, 'SIGCONT');
    expect((await shop.operator('/livez'))[0]).toBe(200);
  });

  it('has the figures of both, each with the number of its worker', async () => {
    const shop = await start();
    await shop.both();
    const [status, text] = await shop.operator('/metrics');
    expect(status).toBe(200);
    expect(text.match(/^asked_total\{worker="[12]"\} [1-9]\d*$/gm)).toHaveLength(2);
    expect(text.match(/^# TYPE asked_total counter$/gm)).toHaveLength(1);
  });
});
