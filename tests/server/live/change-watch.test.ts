import { describe, expect, it } from 'vitest';
import type { AskedChanges } from '../../../lib/cache/content-changes.ts';
import { ChangeWatch } from '../../../server/live/change-watch.ts';
import { setBack } from '../../support/set-back.ts';

function watch(answer: () => AskedChanges | Promise<AskedChanges>) {
  const seen = { asked: [] as string[], changes: [] as AskedChanges[], up: [] as boolean[] };
  const one = new ChangeWatch({
    ask: async (host) => {
      seen.asked.push(host);
      return answer();
    },
    onChanges: async (changes) => void seen.changes.push(changes),
    onApi: (isUp) => void seen.up.push(isUp),
  });
  return { one, seen };
}
const changes = { site: 'demo', counts: { content: 3 } };

describe('the watch for publications', () => {
  it('has the first page of a host wait for one question, and the next ones for none', async () => {
    const { one, seen } = watch(() => changes);
    await Promise.all([one.before('demo.test'), one.before('demo.test')]);
    expect(seen).toEqual({ asked: ['demo.test'], changes: [changes], up: [true] });
    expect(one.before('demo.test')).toBeUndefined();
  });

  it('asks again before a page when the last question is a second old', async () => {
    const { one, seen } = watch(() => changes);
    await one.before('demo.test');
    await one.before('demo.test', performance.now() + 1000);
    expect(seen.asked).toHaveLength(2);
  });

  it('asks on its own for hosts with visitors, and for no others', async () => {
    const { one, seen } = watch(() => changes);
    await one.before('demo.test');
    await one.poll(performance.now() + 500);
    expect(seen.asked).toHaveLength(2);
    await one.poll(performance.now() + 11_000);
    expect(seen.asked).toHaveLength(2);
  });

  it('tells that the API is away, and lets the page go on', async () => {
    const { one, seen } = watch(() => Promise.reject(new Error('refused')));
    await one.before('demo.test');
    expect(seen).toMatchObject({ changes: [], up: [false] });
    expect(one.before('demo.test')).toBeUndefined();
  });

  it('asks once more whether the API is there, for all who want to know at once, unless it answered just now', async () => {
    const { one, seen } = watch(() => changes);
    await one.confirm();
    expect(seen.asked).toEqual([]);
    await one.before('demo.test');
    await one.confirm();
    expect(seen.asked).toHaveLength(1);
    await Promise.all([one.confirm(performance.now() + 100), one.confirm(performance.now() + 100)]);
    expect(seen.asked).toEqual(['demo.test', 'demo.test']);
  });

  it('asks for a host without a site once a minute only', async () => {
    const { one, seen } = watch(() => 'none');
    await one.before('elsewhere.test');
    await one.before('elsewhere.test', performance.now() + 5000);
    await one.poll(performance.now() + 5000);
    expect(seen).toEqual({ asked: ['elsewhere.test'], changes: [], up: [] });
  });

  it('goes on asking after the machine’s clock was set back', async () => {
    const { one, seen } = watch(() => changes);
    await one.before('demo.test');
    setBack();
    await one.poll();
    expect(seen.asked).toHaveLength(2);
  });
});
