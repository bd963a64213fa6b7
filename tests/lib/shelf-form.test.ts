import { describe, expect, it } from 'vitest';
import { fields, readShelfForm, typedOf } from '@/lib/shelf-form';
import { labelsPdfUrl, readLabelPrint } from '@/lib/urls/shelf-label-urls';

const base = { [fields.token]: '12-1-x', [fields.key]: 'k' };
const form = (more: Record<string, string>) => new Map(Object.entries({ ...base, ...more }));
const items = (more: Record<string, string>) => {
  const read = readShelfForm(form(more));
  return typeof read === 'string' ? read : read.items;
};

describe('the form behind a label', () => {
  it('asks for what was tapped, whatever else stands in it', () => {
    expect(
      readShelfForm(form({ tik: '5-2', 'aantal-5': 'veel', naam: ' Sanne ', opmerking: 'x'.repeat(200) })),
    ).toEqual({
      token: '12-1-x',
      key: 'k',
      items: [{ productID: 5, quantity: 2 }],
      name: 'Sanne',
      remark: 'x'.repeat(100),
    });
  });

  it('asks for what was chosen of each product; a number of one’s own says more than a choice', () => {
    const chosen = {
      'keuze-5': '2',
      'aantal-5': '',
      'keuze-6': '',
      'aantal-6': '12',
      'keuze-7': '1',
      'aantal-7': '4',
    };
    expect(items({ ...chosen, 'keuze-8': '' })).toEqual([
      { productID: 5, quantity: 2 },
      { productID: 6, quantity: 12 },
      { productID: 7, quantity: 4 },
    ]);
  });

  it.each(['0', '-1', '1,5', 'veel', '1000', '1e3'])('knows no quantity of %s', (typed) => {
    expect(items({ 'aantal-5': typed })).toBe('aantal');
  });

  it('says when nothing was asked for', () => {
    expect(items({})).toBe('niets');
    expect(items({ 'keuze-5': '', tik: 'x' })).toBe('niets');
  });

  it('keeps what was typed, without the code and the tap', () => {
    const typed = {
      tik: '5-2',
      'aantal-5': 'veel',
      'keuze-6': '2',
      naam: 'Sanne',
      opmerking: '',
      anders: 'x',
    };
    expect(typedOf(form(typed))).toEqual([
      ['aantal-5', 'veel'],
      ['keuze-6', '2'],
      ['naam', 'Sanne'],
    ]);
  });
});

describe('labels to print', () => {
  const read = (query: string) => readLabelPrint(new URLSearchParams(query));

  it('stand in the address, as a link or as ticks in a form', () => {
    const print = { labelIds: [4, 12], sheet: '2x7', start: 3 } as const;
    expect(read(new URL(labelsPdfUrl(print), 'http://shop.test').search)).toEqual(print);
    expect(read('label=4&label=12&vel=2x7&begin=3')).toEqual(print);
    expect(read('vel=3x8')).toEqual({ labelIds: [], sheet: '3x8', start: 1 });
  });

  it.each([
    '',
    'vel=9x9',
    'vel=3x8&begin=25',
    'vel=2x7&begin=15',
    'vel=3x8&begin=0',
    'vel=3x8&label=1,x',
    'vel=3x8&begin=1.5',
  ])('are none where the address makes no sense: %s', (query) => {
    expect(read(query)).toBeNull();
  });
});
