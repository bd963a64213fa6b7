import { describe, expect, it } from 'vitest';
import { aboutWords, askCodesUrl, newTaskUrl, readAbout, readAskedCodes } from '@/lib/urls/task-urls';

it('an address with what a question is about reads back', () => {
  for (const kind of Object.keys(aboutWords) as (keyof typeof aboutWords)[]) {
    const value = new URL(newTaskUrl('return', { kind, of: 'F10023' }), 'http://shop.test').searchParams.get(
      'over',
    );
    expect(readAbout(value ?? '')).toEqual({ kind, of: 'F10023' });
  }
});

it('any other value is about nothing', () => {
  for (const value of [
    '',
    'bestelling',
    'constructor-1',
    'bestelling-',
    'bestelling-<b>',
    `artikel-${'1'.repeat(50)}`,
  ])
    expect(readAbout(value)).toBeNull();
});

describe('an address with codes that were scanned', () => {
  const queryOf = (address: string) => {
    const { searchParams } = new URL(address, 'http://shop.test');
    return Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  };

  it('reads back, with the list that was counted', () => {
    const asked = { codes: ['4099999999990', 'A&B 1/2'], list: 'Keuken & bar' };
    expect(readAskedCodes(queryOf(askCodesUrl(asked)))).toEqual(asked);
    expect(readAskedCodes({ code: '123' })).toEqual({ codes: ['123'], list: '' });
  });

  it('has no more than a question can name', () => {
    const codes = Array.from({ length: 30 }, (_, index) => `${1000 + index}`);
    expect(readAskedCodes(queryOf(askCodesUrl({ codes, list: 'x'.repeat(200) })))).toEqual({
      codes: codes.slice(0, 20),
      list: 'x'.repeat(100),
    });
    expect(readAskedCodes({ code: ['x'.repeat(81), ' '], lijst: 'Week' })).toBeNull();
    expect(readAskedCodes({ lijst: 'Week' })).toBeNull();
  });
});
