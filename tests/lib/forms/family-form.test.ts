import { expect, it } from 'vitest';
import { familyLines } from '@/lib/forms/family-form';

it('reads the quantities that were filled in, and nothing else', () => {
  const fields = {
    van: '12',
    '12.40': '3',
    '13.41': '',
    '14.42': '0',
    '15.43': 'x',
    '16': '2',
    '17.44': '-1',
  };
  expect(familyLines(fields)).toEqual([{ productID: 12, unitID: 40, quantity: 3 }]);
});
