import { expect, it } from 'vitest';
import { certificateState } from '@/components/suppliers/certificate-state';

it.each([
  ['2026-11-24', 'ends_soon'],
  ['2026-11-23', 'expired'],
  ['2027-01-23', 'ends_soon'],
  ['2027-01-24', 'valid'],
  [null, 'valid'],
])('a certificate that is valid until %s is %s on 24 November 2026', (until, state) => {
  expect(certificateState(until, '2026-11-24')).toBe(state);
});
