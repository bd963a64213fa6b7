import { expect, it } from 'vitest';
import { pricedTitle } from '@/components/product/priced-title';

const title = (view: 'both' | 'excl') => pricedTitle('Zeep', 21, 1.79, view).replaceAll('\u00a0', ' ');

it('the title of a product has the price with VAT for a consumer, and without it for a business', () => {
  expect(title('both')).toBe('Zeep al vanaf € 2,17');
  expect(title('excl')).toBe('Zeep al vanaf € 1,79');
});
