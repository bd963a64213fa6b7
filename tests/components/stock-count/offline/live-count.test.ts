// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startCount } from '@/components/stock-count/offline/live-count';
import { AUDIENCE_COOKIE, COUNT_LOGIN_COOKIE } from '@/lib/session-cookies';
import { eventually } from '../../../support/eventually';
import { FakeShop, LIST, refused } from './support/fake-shop';

const line = vi.hoisted(() => ({ isCut: false }));
const shop = new FakeShop();
vi.mock('@/store/call-api', () => ({ callApi: () => () => undefined }));
vi.mock('@/components/stock-count/offline/load-sheet', () => ({
  loadSheet: async () => (line.isCut ? refused('unavailable') : shop.sheet()),
}));

/** Answers each call of the API as a shop that has the list and nothing counted. */
const dispatch = (async () =>
  line.isCut ? refused('unavailable') : { value: { bestellijstgroupId: shop.owner } }) as never;

afterEach(() => {
  vi.useRealTimers();
  line.isCut = false;
});

const start = async (trouble: string | null) => {
  const count = startCount(LIST, dispatch);
  await eventually(() => expect(count.getState()).toMatchObject({ phase: 'ready', trouble, sending: false }));
  return count;
};

describe('a count that opens without an answer of the shop', () => {
  it('asks again after seconds, also when the browser never says that it is online again', async () => {
    for (const cookie of [`${AUDIENCE_COOKIE}=customer`, `${COUNT_LOGIN_COOKIE}=first`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the test stands for the gateway
      document.cookie = cookie;
    }
    (await start(null)).stop();

    line.isCut = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const count = await start('server');
    line.isCut = false;
    await vi.advanceTimersByTimeAsync(5_000);
    await eventually(() => expect(count.getState().trouble).toBe(null));
    count.stop();
  });
});
