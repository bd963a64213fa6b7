import { expect, it } from 'vitest';
import { readScanUrl } from '@/lib/urls/shelf-label-urls';

it('a label has the same token on every host of the shop', () => {
  const token = '12-1-aaaaaaaaaaaaaaaaaaaaaa';
  expect(readScanUrl(`https://www.horecahuis.example/k/${token}`)).toBe(token);
  expect(readScanUrl(`http://horecahuis.localhost:3000/k/${token}`)).toBe(token);
});

it.each([
  '8712345000011',
  'https://www.horecahuis.example/k/',
  'https://www.horecahuis.example/nl/k/12',
  'https://www.horecahuis.example/k/12/../../login',
  'https://www.horecahuis.example/?/k/12',
  'javascript:/k/12',
])('no label has the code %s', (text) => {
  expect(readScanUrl(text)).toBeUndefined();
});
