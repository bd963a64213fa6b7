import { expect, it } from 'vitest';
import { readTiers, textsOf } from '@/components/price-desk/read-tiers';

const line = (key: number, quantity: string, price: string) => ({ key, quantity, price });

it('reads quantities and prices as they are typed in Dutch, and leaves out empty lines', () => {
  const lines = [line(0, '1', '12,50'), line(1, '1.200', '€ 9'), line(2, '', '')];
  expect(readTiers(lines, 6)).toEqual({
    tiers: [
      { quantity: 1, price: 12.5 },
      { quantity: 1200, price: 9 },
    ],
  });
});

it('names each wrong line by what is wrong with it', () => {
  const lines = [line(0, '0', '1'), line(1, '2', 'veel'), line(2, '2', '1'), line(3, '1,1', '1')];
  expect(readTiers(lines, 6)).toEqual({
    faults: [
      { key: 0, quantity: 'Vul een aantal in vanaf 1.' },
      { key: 1, price: 'Vul een bedrag in, bijvoorbeeld 12,50.' },
      { key: 2, quantity: 'Dit aantal staat er al.' },
      { key: 3, quantity: 'Een staffel begint bij een heel aantal stuks.' },
    ],
  });
});

it('asks for the price of a quantity that was typed', () => {
  expect(readTiers([line(0, '1', ''), line(1, '10', '')], 1)).toEqual({
    faults: [{ key: 1, price: 'Vul een bedrag in, bijvoorbeeld 12,50.' }],
  });
});

it('shows stored tiers so that saving them changes nothing', () => {
  const tiers = [
    { quantity: 1, price: 4.05 },
    { quantity: 1500, price: 3 },
  ];
  expect(readTiers(textsOf(tiers), 1)).toEqual({ tiers });
  expect(readTiers(textsOf([]), 1)).toEqual({ tiers: [] });
});
