import { expect, it } from 'vitest';
import { epcText } from '../../src/modules/order-documents/epc-code.ts';

// A public example of the check of an IBAN.
const iban = 'NL91 ABNA 0417 1643 00';
const transfer = { iban, payee: 'Toonbank B.V.', cents: 84_936, remittance: 'Factuur F00012' };

it('has the lines of EPC069-12, version 2, in their order', () => {
  expect(epcText(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Toonbank B.V.',
    'NL91ABNA0417164300',
    'EUR849.36',
    '',
    '',
    'Factuur F00012',
  ]);
});

it('writes the amount with a point and two decimals', () => {
  for (const [cents, text] of [
    [1, 'EUR0.01'],
    [100, 'EUR1.00'],
    [123_456_789, 'EUR1234567.89'],
  ] as const)
    expect(epcText({ ...transfer, cents })?.split('\n')[7]).toBe(text);
});

it('keeps names and references on one line, within the limits', () => {
  const lines = epcText({
    ...transfer,
    payee: `A\nB  ${'x'.repeat(100)}`,
    remittance: 'y'.repeat(200),
  })?.split('\n');
  expect(lines).toHaveLength(11);
  expect(lines?.[5]).toBe(`A B ${'x'.repeat(66)}`);
  expect(lines?.[10]).toHaveLength(140);
});

it('is absent where no transfer is possible', () => {
  for (const wrong of [
    { iban: '' },
    { iban: 'NL91 ABNA 0417 1643 01' },
    { iban: 'geen rekening' },
    { payee: ' ' },
    { cents: 0 },
    { cents: -5 },
    { cents: 100_000_000_000 },
  ])
    expect(epcText({ ...transfer, ...wrong })).toBeUndefined();
});
