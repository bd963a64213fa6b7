import { describe, expect, it } from 'vitest';
import { type Device, startDevice, sums } from './support/device';
import { FakeShop } from './support/fake-shop';

const counted = (device: Device) => sums(device.state.parts);

describe('a count on a device', () => {
  it('is stored before it is sent, and sent once', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    expect(device.state).toMatchObject({ phase: 'ready', trouble: null, unsent: 0, countId: null });
    expect(await device.add({ quantity: 4 })).toBe(true);
    expect(device.state.unsent).toBe(1);
    expect(shop.received).toBe(0);
    await device.session.exchange();
    expect(device.state).toMatchObject({ unsent: 0, unsentSince: null, countId: 1 });
    expect(counted(device)).toEqual({ '/1/1': 4 });
    await device.session.exchange();
    expect(shop.received).toBe(1);
  });

  it('goes on without network, also after the tab was killed', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    device.isOnline = false;
    await device.add({ quantity: 2 });
    await device.restart();
    expect(device.state).toMatchObject({ phase: 'ready', trouble: 'offline', unsent: 1 });
    await device.add({ quantity: 3 });
    expect(counted(device)).toEqual({ '/1/1': 5 });
    expect(device.state.sheet?.name).toBe('Wekelijks');
    device.isOnline = true;
    await device.restart();
    expect(device.state).toMatchObject({ trouble: null, unsent: 0 });
    expect(sums(shop.parts())).toEqual({ '/1/1': 5 });
  });

  it('counts an entry once whose answer was lost', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    await device.add({ quantity: 6 });
    device.line = 'lost';
    await device.session.exchange();
    expect(device.state).toMatchObject({ trouble: 'server', unsent: 1 });
    expect(counted(device)).toEqual({ '/1/1': 6 });
    device.line = 'good';
    await device.restart();
    expect(counted(device)).toEqual({ '/1/1': 6 });
    expect(sums(shop.parts())).toEqual({ '/1/1': 6 });
  });

  it('sends entries that were made while others were being sent', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    await device.add({ quantity: 1 });
    const sending = device.session.exchange();
    await device.add({ quantity: 1 });
    await sending;
    await device.session.exchange();
    expect(device.state.unsent).toBe(0);
    expect(sums(shop.parts())).toEqual({ '/1/1': 2 });
  });

  it('puts a refused entry aside and sends the others', async () => {
    const shop = new FakeShop();
    shop.refusedProducts = [5];
    const device = await startDevice(shop);
    for (const productId of [1, 2, 5, 3, 4]) await device.add({ productId });
    await device.session.exchange();
    expect(device.state).toMatchObject({ trouble: 'refused', failure: 'invalid_request', unsent: 1 });
    expect(Object.keys(sums(shop.parts()))).toHaveLength(4);
    shop.refusedProducts = [];
    await device.restart();
    expect(device.state).toMatchObject({ trouble: null, unsent: 0 });
    expect(Object.keys(sums(shop.parts()))).toHaveLength(5);
  });

  it('takes over what other devices count while the shop refuses one entry', async () => {
    const shop = new FakeShop();
    shop.refusedProducts = [5];
    const [one, two] = [await startDevice(shop), await startDevice(shop)];
    await one.add({ productId: 5 });
    await one.session.exchange();
    await two.add({ quantity: 8 });
    await two.session.exchange();
    await one.session.exchange();
    expect(one.state).toMatchObject({ trouble: 'refused', unsent: 1 });
    expect(counted(one)).toEqual({ '/1/1': 8 });
  });

  it('says that an entry is refused until the shop takes it', async () => {
    const shop = new FakeShop();
    shop.refusedProducts = [5];
    const device = await startDevice(shop);
    await device.add({ productId: 5 });
    for (let times = 0; times < 2; times += 1) {
      await device.session.exchange();
      expect(device.state).toMatchObject({ trouble: 'refused', failure: 'invalid_request', unsent: 1 });
    }
    shop.refusedProducts = [];
    await device.session.retry();
    expect(device.state).toMatchObject({ trouble: null, failure: null, unsent: 0 });
  });

  it('begins another count after a finished one, although the shop refuses an entry of that one', async () => {
    const shop = new FakeShop();
    shop.refusedProducts = [5];
    const [one, two] = [await startDevice(shop), await startDevice(shop)];
    for (const productId of [1, 5]) await one.add({ productId });
    await one.session.exchange();
    await two.session.exchange();
    await two.session.finish('');
    await one.session.exchange();
    await one.add({ productId: 2, quantity: 3 });
    await one.session.exchange();
    expect(shop.counts.map((count) => sums(shop.parts(count)))).toEqual([{ '/1/1': 1 }, { '/2/1': 3 }]);
    expect(counted(one)).toEqual({ '/2/1': 3 });
  });

  it('sends no later entry to a finished count that refuses one', async () => {
    const shop = new FakeShop();
    const [one, two] = [await startDevice(shop), await startDevice(shop)];
    await one.add();
    await one.session.exchange();
    await two.session.exchange();
    shop.refusedProducts = [5];
    for (const productId of [1, 5]) await one.add({ productId });
    await two.session.finish('');
    await one.session.exchange();
    await one.add({ productId: 2, quantity: 3 });
    await one.session.exchange();
    expect(shop.counts.map((count) => sums(shop.parts(count)))).toEqual([{ '/1/1': 2 }, { '/2/1': 3 }]);
  });

  it('says what is missing where the list was never opened', async () => {
    const shop = new FakeShop();
    expect((await startDevice(shop, { isOnline: false })).state.phase).toBe('absent');
    expect((await startDevice(shop, { line: 'cut' })).state.phase).toBe('failed');
    expect((await startDevice(shop, { hasSession: false })).state.phase).toBe('signed_out');
    expect((await startDevice(shop, { isOnline: false, login: '' })).state.phase).toBe('signed_out');
  });

  it('begins another count after the end of one, with or without network', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    await device.add({ quantity: 9 });
    device.isOnline = false;
    expect(await device.session.finish('klaar')).toEqual({ state: 'kept' });
    expect(device.state).toMatchObject({ isFinishing: true, parts: [] });
    await device.add({ quantity: 2 });
    expect(counted(device)).toEqual({ '/1/1': 2 });
    device.isOnline = true;
    await device.session.exchange();
    expect(shop.counts.map((count) => [sums(shop.parts(count)), count.note])).toEqual([
      [{ '/1/1': 9 }, 'klaar'],
      [{ '/1/1': 2 }, ''],
    ]);
    expect(device.state).toMatchObject({ isFinishing: false, countId: 2 });
    expect(await device.session.finish('')).toEqual({ state: 'sent', countId: 2 });
  });

  it('finishes a count that the shop does not know yet', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    expect(await device.session.finish('')).toEqual({ state: 'failed' });
    await device.add();
    expect(await device.session.finish('')).toEqual({ state: 'sent', countId: 1 });
    expect(shop.counts[0]?.finishedAt).not.toBeNull();
  });

  it('adds late entries to a count that another device has finished', async () => {
    const shop = new FakeShop();
    const [one, two] = [await startDevice(shop), await startDevice(shop)];
    await one.add({ quantity: 1 });
    await one.session.exchange();
    await two.session.exchange();
    two.isOnline = false;
    await two.add({ quantity: 5 });
    await one.session.finish('');
    two.isOnline = true;
    await two.session.exchange();
    expect(shop.counts).toHaveLength(1);
    expect(sums(shop.parts(shop.counts[0]))).toEqual({ '/1/1': 6 });
    expect(two.state).toMatchObject({ parts: [], countId: null, unsent: 0 });
  });

  it('adds a place without network and sends it later', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    device.isOnline = false;
    expect(await device.session.addPlace('Zolder')).toBe(true);
    await device.add({ place: 'Zolder' });
    expect(device.state.sheet?.places).toEqual(['Kelder', 'Zolder']);
    device.isOnline = true;
    await device.session.exchange();
    expect(shop.places).toEqual(['Kelder', 'Zolder']);
    expect(sums(shop.parts())).toEqual({ 'Zolder/1/1': 1 });
  });
});

describe('a page that closes', () => {
  it('sends what waits, and counts it once although the next page sends it again', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    await device.session.addPlace('Zolder');
    for (const productId of [1, 2]) await device.add({ productId });
    device.session.flush();
    device.session.flush();
    await expect.poll(() => shop.received).toBe(2);
    expect(sums(shop.parts())).toEqual({ '/1/1': 1, '/2/1': 1 });
    await device.restart();
    expect(device.state).toMatchObject({ unsent: 0, countId: 1 });
    expect(counted(device)).toEqual({ '/1/1': 1, '/2/1': 1 });
    expect(shop.places).toContain('Zolder');
  });

  it('sends what was added since, when it is hidden again', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    await device.add();
    device.session.flush();
    await device.add({ productId: 2 });
    device.session.flush();
    await expect.poll(() => sums(shop.parts())).toEqual({ '/1/1': 1, '/2/1': 1 });
  });

  it('finishes the count, and leaves what belongs to the next one to the next page', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    device.line = 'cut';
    await device.add({ quantity: 5 });
    await device.session.finish('klaar');
    await device.add({ quantity: 2 });
    device.line = 'good';
    device.session.flush();
    await expect.poll(() => shop.counts).toMatchObject([{ note: 'klaar' }]);
    expect(sums(shop.parts(shop.counts[0]))).toEqual({ '/1/1': 5 });
    await device.restart();
    expect(shop.counts.map((count) => sums(shop.parts(count)))).toEqual([{ '/1/1': 5 }, { '/1/1': 2 }]);
  });

  it('sends nothing without network, after the session, or after another login', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    await device.add();
    for (const change of [{ isOnline: false }, { hasSession: false }, { login: 'second' }]) {
      const before = { isOnline: device.isOnline, hasSession: device.hasSession, login: device.login };
      Object.assign(device, change);
      device.session.flush();
      Object.assign(device, before);
    }
    await Promise.resolve();
    expect(shop.received).toBe(0);
    device.session.flush();
    await expect.poll(() => shop.received).toBe(1);
  });
});

describe('the login', () => {
  it('that ended keeps the entries, and the next one of the same customer sends them', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    device.hasSession = false;
    await device.add({ quantity: 3 });
    await device.session.exchange();
    expect(device.state).toMatchObject({ phase: 'ready', trouble: 'signed_out', unsent: 1 });
    Object.assign(device, { hasSession: true, login: 'second' });
    await device.session.exchange();
    expect(device.state).toMatchObject({ trouble: null, unsent: 0 });
    expect(sums(shop.parts())).toEqual({ '/1/1': 3 });
  });

  it('of another customer neither shows nor sends what the former one counted', async () => {
    const shop = new FakeShop();
    const device = await startDevice(shop);
    device.isOnline = false;
    await device.add({ quantity: 3 });
    // In the open page.
    Object.assign(device, { isOnline: true, login: 'second' });
    shop.owner = 12;
    await device.session.exchange();
    expect(device.state).toMatchObject({ phase: 'signed_out', sheet: null, parts: [], unsent: 0 });
    expect(shop.received).toBe(0);
    // Without network the page does not know whose login it is.
    device.isOnline = false;
    await device.restart();
    expect(device.state).toMatchObject({ phase: 'absent', sheet: null, unsent: 0 });
    // With it, the list is this customer's own.
    device.isOnline = true;
    await device.restart();
    expect(device.state).toMatchObject({ phase: 'ready', parts: [], unsent: 0 });
    expect(shop.received).toBe(0);
    // The former customer comes back: nothing was lost.
    Object.assign(device, { login: 'third' });
    shop.owner = 11;
    await device.restart();
    expect(sums(shop.parts())).toEqual({ '/1/1': 3 });
  });
});
