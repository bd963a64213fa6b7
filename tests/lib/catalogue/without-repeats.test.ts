import { expect, it } from 'vitest';
import { chosenAlong, withoutRepeats } from '@/lib/catalogue/without-repeats';

const doc = (productId: number, familyId?: number) => ({ productId, ...(familyId && { familyId }) });

it('shows each article once in a row, and none that another row of the page has', () => {
  const row = [doc(1, 7), doc(2, 7), doc(3), doc(4, 8), doc(7), doc(5)];
  expect(withoutRepeats(row, [doc(9, 8), doc(5)])).toEqual([doc(1, 7), doc(3), doc(7)]);
});

it('leaves out what the order panel offers to choose along', () => {
  const options = [{ products: [doc(1), doc(2)] }, { products: [doc(3, 7)] }];
  expect(withoutRepeats([doc(2), doc(4), doc(6, 7)], chosenAlong({ options }))).toEqual([doc(4)]);
});
