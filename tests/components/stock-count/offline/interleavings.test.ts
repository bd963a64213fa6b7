import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startDevice, sums } from './support/device';
import { FakeShop } from './support/fake-shop';

const event = fc.record({
  place: fc.constantFrom('', 'Kelder'),
  productId: fc.integer({ min: 1, max: 2 }),
  unitId: fc.integer({ min: 1, max: 2 }),
  kind: fc.constantFrom('add' as const, 'set' as const, 'settle' as const),
  quantity: fc.integer({ min: 0, max: 9 }),
});

const step = fc.record({
  device: fc.integer({ min: 0, max: 1 }),
  act: fc.oneof(
    { weight: 4, arbitrary: event },
    fc.constantFrom(
      'send' as const,
      'send and go on' as const,
      'hide' as const,
      'restart' as const,
      'cut' as const,
      'lost' as const,
      'good' as const,
      'offline' as const,
      'online' as const,
      'refuse' as const,
      'accept' as const,
    ),
  ),
});

it('adds up to the same on two devices and in the shop, whatever gets lost and however often it is sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const shop = new FakeShop();
      const devices = [await startDevice(shop), await startDevice(shop)];
      let entries = 0;
      const running: Promise<void>[] = [];
      for (const { device: number, act } of steps) {
        const device = devices[number];
        if (!device) continue;
        if (typeof act === 'object') {
          const before = device.state.unsent;
          expect(await device.add(act)).toBe(true);
          entries += 1;
          expect(device.state.unsent).toBeGreaterThanOrEqual(Math.min(1, before));
        } else if (act === 'send') await device.session.exchange();
        else if (act === 'send and go on') running.push(device.session.exchange());
        else if (act === 'hide') device.session.flush();
        else if (act === 'restart') await device.restart();
        else if (act === 'offline' || act === 'online') device.isOnline = act === 'online';
        else if (act === 'refuse' || act === 'accept') shop.refusedProducts = act === 'refuse' ? [2] : [];
        else device.line = act;
      }
      await Promise.all(running);
      for (const device of devices) Object.assign(device, { isOnline: true, line: 'good' });
      // Refused entries are sent again when the page is opened.
      shop.refusedProducts = [];
      for (const device of devices) await device.restart();
      // Twice: the first device then knows what the second one sent.
      for (const device of [...devices, ...devices]) await device.session.exchange();
      const all = shop.counts.reduce((sum, { events }) => sum + events.size, 0);
      expect(all).toBe(entries);
      expect(shop.counts.length).toBeLessThanOrEqual(1);
      for (const device of devices) {
        expect(device.state.unsent).toBe(0);
        expect(sums(device.state.parts)).toEqual(sums(shop.parts()));
      }
      await Promise.all(devices.map((device) => device.remove()));
    }),
    { numRuns: 120 },
  );
}, 60_000);
