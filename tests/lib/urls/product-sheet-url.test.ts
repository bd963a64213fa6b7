import { expect, it } from 'vitest';
import { productOfSheet, productSheetUrl } from '@/lib/urls/product-sheet-url';

it('holds the product in the address of its data sheet, and parses it back', () => {
  const url = productSheetUrl({ id: 415, slug: 'allesreiniger-1-liter' });
  expect(url).toBe('/media/productblad/allesreiniger-1-liter-415.pdf');
  expect(productOfSheet('allesreiniger-1-liter-415.pdf')).toBe(415);
  expect(productOfSheet(productSheetUrl({ id: 7, slug: '' }).split('/').at(-1) ?? '')).toBe(7);
});

it.each(['415', '415.svg', 'zeep.pdf', '0.pdf', '99999999999.pdf', '.pdf'])(
  'parses no product from %s',
  (file) => {
    expect(productOfSheet(file)).toBeNull();
  },
);
