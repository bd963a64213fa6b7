import { expect, it } from 'vitest';
import { readRange } from '../../src/modules/media/byte-range.ts';

it.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=50-5000', { first: 50, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', 'outside'],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['pieces=0-1', undefined],
  [undefined, undefined],
])('the header %j of a file of 100 bytes is the part %j', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});
