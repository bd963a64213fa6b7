import { type FoldableEvent, foldEvents } from '@toonbank/contract/stock-count/fold-events';
import { expect, it } from 'vitest';

let made = 0;
const event = (own: Partial<FoldableEvent>): FoldableEvent => {
  made += 1;
  return {
    uuid: `e${made}`,
    device: 'device-1',
    place: 'Kelder',
    productId: 1,
    unitId: 11,
    code: '',
    kind: 'add',
    quantity: 1,
    countedAt: new Date(made * 1000).toISOString(),
    ...own,
  };
};

it('leaves nothing of a scan that was taken back', () => {
  expect(foldEvents([event({}), event({ quantity: -1 })])).toEqual([]);
});

it('keeps a 0 that was counted', () => {
  const [part] = foldEvents([event({}), event({ kind: 'set', quantity: 0 })]);
  expect(part?.quantity).toBe(0);
});
