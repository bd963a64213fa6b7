import { describe, expect, it } from 'vitest';
import { codeFinder, normalCode } from '@/components/stock-count/screen/model/codes';
import { countProduct } from '../support/stock-count';

const products = [
  countProduct(1),
  countProduct(2, {
    articleNumber: '12345',
    units: [{ id: 21, desc: 'zak', content: 1, ean: '036000291452', isDefault: true }],
  }),
  countProduct(3, {
    articleNumber: '',
    units: [{ id: 31, desc: 'zak', content: 1, ean: '', isDefault: true }],
  }),
];
const unitOf = (code: string, codes: Parameters<typeof codeFinder>[0]['codes'] = []) =>
  codeFinder({ products, codes })(code)?.unit.id;

describe('a code', () => {
  it('is that of one unit: a box is a box', () => {
    expect([unitOf('8712345010010'), unitOf('8712345010027')]).toEqual([11, 12]);
  });

  it.each(['036000291452', '0036000291452', '00036000291452', ' 036000291452 '])(
    '%j is found with and without leading zeros: UPC-A is an EAN-13',
    (code) => expect(unitOf(code)).toBe(21),
  );

  it('is an article number in any case, and then stands for the default unit', () => {
    expect([unitOf('tp-1'), unitOf('12345')]).toEqual([11, 21]);
  });

  it('of the customer comes before all others', () => {
    const codes = [
      { code: 'schap 4', productId: 3, unitId: 31 },
      { code: '8712345010010', productId: 2, unitId: 21 },
    ];
    expect([unitOf('SCHAP 4', codes), unitOf('8712345010010', codes)]).toEqual([31, 21]);
  });

  it('that no product has, or a product that is gone, is unknown', () => {
    expect(unitOf('4000000000001')).toBeUndefined();
    expect(unitOf('weg', [{ code: 'weg', productId: 9, unitId: 91 }])).toBeUndefined();
    expect(unitOf('')).toBeUndefined();
  });

  it('keeps the zeros of what is no trade number', () => {
    expect([normalCode('0042'), normalCode('00421')]).toEqual(['0042', '00421']);
  });
});
