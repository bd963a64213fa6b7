import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { CountSession } from '@/components/stock-count/offline/count-session';
import { openCountStore } from '@/components/stock-count/offline/count-store';
import type { CountState, NewCountEvent } from '@/components/stock-count/offline/types';
import type { Outcome } from '@/store/call-api';
import { type FakeShop, LIST, refused } from './fake-shop';

/** The way to the shop: `cut` before the call arrives, or the answer gets `lost`. */
export type Line = 'good' | 'cut' | 'lost';

/** A phone that counts; `restart` kills its tab and opens the page again. */
export class Device {
  line: Line = 'good';
  isOnline = true;
  login = 'first';
  hasSession = true;
  session: CountSession;
  /** Of its database. A counter would begin again when a test file resets the modules, and find databases of before. */
  readonly name = crypto.randomUUID();
  private readonly shop: FakeShop;

  constructor(shop: FakeShop) {
    this.shop = shop;
    this.session = this.open();
  }

  private async ask<T>(work: () => Outcome<T>): Promise<Outcome<T>> {
    // Answers come later than what the user does meanwhile.
    await Promise.resolve();
    if (this.line === 'cut') return refused('unavailable');
    if (!this.hasSession) return refused('session_invalid');
    const outcome = work();
    return this.line === 'lost' ? refused('unavailable') : outcome;
  }

  private open(): CountSession {
    const { shop } = this;
    return new CountSession(
      LIST,
      {
        openStore: () => openCountStore(this.name),
        load: () => this.ask(shop.sheet),
        askOwner: () => this.ask(() => ({ value: shop.owner })),
        update: (body) => this.ask(() => shop.update(body)),
        addPlace: (_list, place) => this.ask(() => ({ value: shop.places.push(place) })),
        login: () => this.login,
        hasSession: () => this.hasSession,
        isOnline: () => this.isOnline,
        beacon: (body) => void this.ask(() => shop.update(body)),
        announce: () => undefined,
      },
      () => undefined,
    );
  }

  get state(): CountState {
    return this.session.state;
  }

  async restart(): Promise<void> {
    this.session = this.open();
    await this.session.start();
  }

  add = (event: Partial<NewCountEvent> = {}) =>
    this.session.add({ place: '', productId: 1, unitId: 1, kind: 'add', quantity: 1, ...event });

  remove = () => deleteDB(this.name);
}

export async function startDevice(shop: FakeShop, change: Partial<Device> = {}): Promise<Device> {
  const device = Object.assign(new Device(shop), change);
  await device.session.start();
  return device;
}

/** Thing → units, summed over devices. */
export const sums = (
  parts: readonly {
    place: string;
    productId: number | null;
    code: string;
    unitId: number | null;
    quantity: number;
  }[],
) => {
  const all: Record<string, number> = {};
  for (const { place, productId, code, unitId, quantity } of parts) {
    const thing = `${place}/${productId ?? code}/${unitId}`;
    all[thing] = (all[thing] ?? 0) + quantity;
  }
  return all;
};
