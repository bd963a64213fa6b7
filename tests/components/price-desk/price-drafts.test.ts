import { expect, it } from 'vitest';
import { faultOf, PriceDrafts, typedQuantities } from '@/components/price-desk/grid/price-drafts';
import { importOf } from '@/components/price-desk/grid/price-lines';
import type { ListedPrice } from '@/components/price-desk/price-list';

const price = (more: Partial<ListedPrice> = {}): ListedPrice => ({
  ...{ productUnitId: 5, productId: 2, articleNumber: '0012', name: 'Doek', unit: 'doos', content: 12 },
  ...{ listPrice: 9, tiers: [{ quantity: 1, price: 8.5 }] },
  ...more,
});
const typed = (text: string, more: Partial<ListedPrice> = {}, quantity = 1) => ({
  ...{ price: price(more), quantity, text, isChecked: false },
});
const changedBy = (text: string, more: Partial<ListedPrice> = {}) => {
  const drafts = new PriceDrafts();
  drafts.set(typed(text, more));
  return drafts.changed().length;
};

it('takes a price as changed only where it is another one', () => {
  expect(['8,50', '8,5', '€ 8,50', ' 8,50 '].map((text) => changedBy(text))).toEqual([0, 0, 0, 0]);
  expect(['8,51', '', 'acht'].map((text) => changedBy(text))).toEqual([1, 1, 1]);
  expect(['', ' ', '9,00', '9.5'].map((text) => changedBy(text, { tiers: [] }))).toEqual([0, 0, 1, 1]);
});

it('says of a text that is no price what to do, and of a price that is taken away', () => {
  expect(faultOf(typed('12.5'))).toBe('Vul een bedrag in, bijvoorbeeld 12,50.');
  expect(faultOf(typed('1.000.000,01'))).toBe('Vul een bedrag in van hoogstens 1.000.000.');
  expect(faultOf(typed(''))).toBe('Weghalen kan alleen per stuk. Vul hier een bedrag in.');
  expect(faultOf(typed('', { tiers: [] }))).toBeUndefined();
  expect(faultOf(typed('1.000.000'))).toBeUndefined();
});

it('has a field for one unit and for each price of whole units', () => {
  const tiers = [0.5, 10].map((quantity) => ({ quantity, price: 8 }));
  expect(typedQuantities(price({ tiers }))).toEqual([1, 10]);
});

it('keeps a text while it is typed, and forgets it when it is the present price after all', () => {
  const drafts = new PriceDrafts();
  drafts.set(typed('8,5'));
  expect(drafts.get('5:1')?.text).toBe('8,5');
  drafts.leave('5:1');
  expect(drafts.get('5:1')).toBeUndefined();
});

it('forgets a price that is typed back, and shows faults once they are asked for', () => {
  const drafts = new PriceDrafts();
  drafts.set(typed('acht'));
  expect(drafts.check()).toBe(1);
  expect(drafts.changed()).toMatchObject([{ isChecked: true }]);
  drafts.set(typed('8,50'));
  expect(drafts.changed()).toEqual([]);
});

it('writes exactly the changed prices as lines of an import of one list', () => {
  const drafts = [
    typed('8,6'),
    typed('1.250', { articleNumber: 'A;1', unit: 'pallet "groot"', tiers: [] }, 10),
  ];
  const { text, columns, ...rest } = importOf({ priceListId: 3, name: 'lijst Horeca' }, drafts);
  expect(text.split('\n').slice(1)).toEqual(['0012;doos;1;8,60', '"A;1";"pallet ""groot""";10;1.250,00']);
  expect(rest).toEqual({ kind: 'prices', name: 'lijst Horeca' });
  expect(columns?.options).toEqual({ price_list_id: 3 });
  expect(columns?.mapping.map(({ field }) => field)).toEqual([
    ...['article_number', 'unit', 'from_quantity', 'price'],
  ]);
});
