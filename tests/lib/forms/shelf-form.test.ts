import { describe, expect, it } from 'vitest';
import { fields, readShelfForm, typedOf } from '@/lib/forms/shelf-form';
import { labelsPdfUrl, readLabelPrint } from '@/lib/urls/shelf-label-urls';

const base = { [fields.token]: '12-1-x', [fields.key]: 'k' };
const form = (more: Record<string, string>) => new Map(Object.entries({ ...base, ...more }));
const items = (more: Record<string, string>) => {
  const read = readShelfForm(form(more));
  return typeof read === 'string' ? read : read.items;
};

describe('the form behind a label', () => {
  it('requests the tapped quantity and ignores other fields', () => {
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

  it('requests the chosen quantity of each product; a typed number overrides a choice', () => {
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

  it.each(['0', '-1', '1,5', 'veel', '1000', '1e3'])('accepts no quantity of %s', (typed) => {
    expect(items({ 'aantal-5': typed })).toBe('aantal');
  });

  it('reports when no product was chosen', () => {
    expect(items({})).toBe('niets');
    expect(items({ 'keuze-5': '', tik: 'x' })).toBe('niets');
  });

  it('keeps the typed fields, without the code and the tap', () => {
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

  it('are in the address, as a link or as checkboxes in a form', () => {
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
  ])('are none where the address is invalid: %s', (query) => {
    expect(read(query)).toBeNull();
  });
});
