import { describe, expect, it } from 'vitest';
import { ConnectionQueue } from '../../src/http/connection-queue.ts';

const SLOTS = 8;
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue whose clock and whose process's load the test sets; each call holds its connection until `end`. */
function makeQueue() {
  const state = { time: 0, utilisation: 0 };
  const queue = new ConnectionQueue({
    slots: SLOTS,
    maxWaitMs: 500,
    waitTimeoutMs: 5_000,
    now: () => state.time,
    utilisation: () => state.utilisation,
  });
  const held = new Map<string, (() => void)[]>();
  const holding = (site: string) => held.get(site)?.length ?? 0;
  const call = async (site: string) => {
    const release = await queue.acquire({ site });
    held.set(site, [...(held.get(site) ?? []), release]);
  };
  const end = async (site: string) => {
    held.get(site)?.shift()?.();
    await settled();
  };
  /** Time passes in steps; in each a busy site calls and its oldest call ends, and a quiet site's call comes and ends. */
  const pass = async (ms: number, busy: string[], quiet?: string) => {
    await settled();
    for (let step = 0; step < ms; step += 50) {
      state.time += 50;
      if (quiet) {
        await call(quiet);
        await end(quiet);
      }
      for (const site of busy) {
        call(site).catch(() => {});
        if (holding(site) > 0) await end(site);
      }
    }
  };
  return { state, call, pass, holding };
}

function waiting(call: (site: string) => Promise<void>, site: string, calls: number) {
  for (let turn = 0; turn < calls; turn += 1) call(site).catch(() => {});
}

describe('a site with a queue while another one calls now and then', () => {
  it('holds half of the connections while the process has time left', async () => {
    const { call, pass, holding } = makeQueue();
    await call('quiet');
    waiting(call, 'busy', 300);
    await pass(1_000, ['busy'], 'quiet');
    expect(holding('busy')).toBe(SLOTS / 2);
  });

  it('holds one when the process has none, and half of them again when it has', async () => {
    const { state, call, pass, holding } = makeQueue();
    await call('quiet');
    waiting(call, 'busy', 300);
    state.utilisation = 0.99;
    await pass(1_000, ['busy'], 'quiet');
    expect(holding('busy')).toBe(1);
    state.utilisation = 0.5;
    await pass(1_000, ['busy'], 'quiet');
    expect(holding('busy')).toBe(SLOTS / 2);
  });

  it('keeps its connections when the other site is as busy: then less work helps neither', async () => {
    const { state, call, pass, holding } = makeQueue();
    state.utilisation = 0.99;
    waiting(call, 'busy', 300);
    waiting(call, 'busy too', 300);
    await pass(2_000, ['busy', 'busy too']);
    expect(holding('busy') + holding('busy too')).toBe(SLOTS);
  });
});
