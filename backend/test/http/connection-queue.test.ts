import { describe, expect, it } from 'vitest';
import { ConnectionQueue, OverloadedError, type Ticket } from '../../src/http/connection-queue.ts';

const SLOTS = 4;
const HELD_MS = 10;
const CAPACITY_PER_MS = SLOTS / HELD_MS;

interface Outcome {
  site: string;
  waitedMs: number;
  refused: boolean;
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Simulated time: calls arrive at even intervals and each holds a connection for 10 ms, so the result is the
 * same on every machine.
 * @param loads site → its share of the connections' capacity
 */
async function simulate(loads: Record<string, number>, seconds: number): Promise<Outcome[]> {
  let time = 0;
  const queue = new ConnectionQueue({
    slots: SLOTS,
    maxWaitMs: 500,
    waitTimeoutMs: 5_000,
    now: () => time,
  });
  const outcomes: Outcome[] = [];
  const events: { at: number; run(): void }[] = [];
  for (const [site, load] of Object.entries(loads)) {
    const distance = 1 / (load * CAPACITY_PER_MS);
    for (let at = distance; at < seconds * 1_000; at += distance)
      events.push({ at, run: () => arrive(site) });
  }
  events.sort((a, b) => a.at - b.at);

  function arrive(site: string) {
    const from = time;
    queue.acquire({ site, refusable: true }).then(
      (release) => {
        outcomes.push({ site, waitedMs: time - from, refused: false });
        const end = { at: time + HELD_MS, run: release };
        const place = events.findIndex(({ at }) => at > end.at);
        events.splice(place === -1 ? events.length : place, 0, end);
      },
      () => outcomes.push({ site, waitedMs: time - from, refused: true }),
    );
  }
  for (let event = events.shift(); event; event = events.shift()) {
    time = event.at;
    event.run();
    await settled();
  }
  return outcomes;
}

function p99(outcomes: Outcome[]): number {
  const sorted = outcomes.map(({ waitedMs }) => waitedMs).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

describe('at twice the capacity of the connections', () => {
  it('an accepted call waits at most a second, the rest is refused at once, and no connection is idle', async () => {
    const outcomes = await simulate({ demo: 2 }, 6);
    const accepted = outcomes.filter(({ refused }) => !refused);
    const refused = outcomes.filter((one) => one.refused);
    expect(p99(accepted)).toBeLessThanOrEqual(1_000);
    expect(Math.max(...refused.map(({ waitedMs }) => waitedMs))).toBe(0);
    expect(refused.length).toBeGreaterThan(1_500);
    expect(accepted.length).toBeGreaterThan(6_000 * CAPACITY_PER_MS * 0.99);
  });

  it('a site at ten times its load does not double the wait of the others', async () => {
    const usual = { a: 0.15, b: 0.15, c: 0.15 };
    const before = (await simulate(usual, 3)).filter(({ site }) => site !== 'a');
    const during = (await simulate({ ...usual, a: 1.5 }, 3)).filter(({ site }) => site !== 'a');
    expect(during.filter(({ refused }) => refused)).toEqual([]);
    // Time of the whole call: it holds its connection for 10 ms in both cases.
    expect(p99(during) + HELD_MS).toBeLessThan(2 * (p99(before) + HELD_MS));
  });
});

describe('the queue', () => {
  const full = async (settings = {}) => {
    let time = 0;
    const queue = new ConnectionQueue({
      slots: 1,
      maxWaitMs: 100,
      waitTimeoutMs: 5_000,
      now: () => time,
      ...settings,
    });
    const release = await queue.acquire({ site: 'demo' });
    const order: string[] = [];
    const ask = (name: string, ticket: Ticket) =>
      queue.acquire(ticket).then((done) => {
        order.push(name);
        done();
      });
    return { queue, release, order, ask, pass: (ms: number) => (time += ms) };
  };

  it('serves the site first that holds the fewest connections, in any order of arrival', async () => {
    const { ask, order, release } = await full();
    const all = [
      ask('demo 1', { site: 'demo' }),
      ask('demo 2', { site: 'demo' }),
      ask('other 1', { site: 'other' }),
      ask('demo 3', { site: 'demo' }),
      ask('other 2', { site: 'other' }),
    ];
    release();
    await Promise.all(all);
    expect(order).toEqual(['other 1', 'demo 1', 'other 2', 'demo 2', 'demo 3']);
  });

  it('leaves half of the connections free while another site is active, and gives them all to a single one', async () => {
    let time = 0;
    const queue = new ConnectionQueue({
      slots: 4,
      maxWaitMs: 100,
      waitTimeoutMs: 5_000,
      now: () => time,
    });
    const held: (() => void)[] = [];
    const call = async (site: string) => held.push(await queue.acquire({ site }));
    await call('quiet');
    held.pop()?.();
    const calls = Array.from({ length: 6 }, () => call('busy'));
    await settled();
    expect(held).toHaveLength(2);
    await call('quiet');
    held.pop()?.();
    // A second after the last call of another site.
    time = 1_001;
    held.shift()?.();
    await settled();
    expect(held).toHaveLength(4);
    for (const release of held) release();
    await settled();
    for (const release of held.slice(4)) release();
    await Promise.all(calls);
  });

  it('serves started calls, and the owner’s work, before all newcomers', async () => {
    const { ask, order, release } = await full();
    const all = [
      ask('newcomer', { site: 'other', refusable: true }),
      ask('begun', { site: 'demo', urgent: true }),
      ask('owner', {}),
    ];
    release();
    await Promise.all(all);
    expect(order).toEqual(['begun', 'owner', 'newcomer']);
  });

  it('drops a call whose client has disconnected: it never gets a connection', async () => {
    const { ask, order, release } = await full();
    const gone = new AbortController();
    const left = ask('gone', { site: 'demo', refusable: true, gone: gone.signal });
    const stayed = ask('stayed', { site: 'demo', refusable: true });
    const dropped = expect(left).rejects.toBeInstanceOf(OverloadedError);
    gone.abort();
    release();
    await Promise.all([stayed, dropped]);
    expect(order).toEqual(['stayed']);
    await expect(ask('late', { site: 'demo', gone: gone.signal })).rejects.toBeInstanceOf(OverloadedError);
  });

  it('accepts a burst as a whole, and refuses newcomers once calls have waited for half a second', async () => {
    const { ask, release, pass } = await full();
    const newcomer: Ticket = { site: 'demo', refusable: true };
    const burst = Array.from({ length: 200 }, (_, turn) => ask(`burst ${turn}`, newcomer));
    pass(501);
    await expect(ask('newcomer', newcomer)).rejects.toBeInstanceOf(OverloadedError);
    const begun = ask('begun', { site: 'demo', urgent: true });
    release();
    await Promise.all([begun, ...burst]);
  });

  it('lets no call wait longer than the maximum', async () => {
    const { ask } = await full({ waitTimeoutMs: 1 });
    await expect(ask('late', { site: 'demo', urgent: true })).rejects.toBeInstanceOf(OverloadedError);
  });
});
