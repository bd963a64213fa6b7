import { expect, it } from 'vitest';
import { withoutRepeats } from '@/lib/catalogue/without-repeats';

const doc = (productId: number, familyId?: number) => ({ productId, ...(familyId && { familyId }) });

it('shows each article once in a row, and none that another row of the page has', () => {
  const row = [doc(1, 7), doc(2, 7), doc(3), doc(4, 8), doc(7), doc(5)];
  expect(withoutRepeats(row, [doc(9, 8), doc(5)])).toEqual([doc(1, 7), doc(3), doc(7)]);
});
