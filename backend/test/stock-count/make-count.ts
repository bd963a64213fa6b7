import { randomUUID } from 'node:crypto';
import { type CountEvent, endpoints } from '@toonbank/contract';
import type { Caller, TestApp, TestProduct } from '../support/index.ts';

const { stockCount } = endpoints;

type Given = Partial<CountEvent> & { product?: Pick<TestProduct, 'id' | 'unit'>; minutesAgo?: number };

/** An event of a device, by default a `set` that was counted now. */
export function countEvent({ product, minutesAgo = 0, ...given }: Given): CountEvent {
  return {
    uuid: randomUUID(),
    device: 'telefoon-1',
    place: '',
    ...(product && { productID: product.id, unitID: product.unit.id }),
    kind: 'set',
    quantity: 1,
    countedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    ...given,
  };
}

/** Counts a list in one call. @returns the count */
export const count = (
  test: TestApp,
  caller: Caller,
  listID: number,
  events: CountEvent[],
  more: { key?: string; finish?: boolean; note?: string } = {},
) => test.data(stockCount.update, { listID, key: randomUUID(), events, ...more }, caller);

/** A finished and an open count of a list. */
export async function makeCounts(test: TestApp, caller: Caller, listID: number, product: TestProduct) {
  const made = (finish: boolean, minutesAgo: number) =>
    count(test, caller, listID, [countEvent({ product, minutesAgo })], { finish });
  const finished = await made(true, 5);
  const open = await made(false, 0);
  return { finishedCount: finished.count_id, openCount: open.count_id };
}
