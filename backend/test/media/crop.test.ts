import { cropAround } from '@toonbank/contract';
import { expect, it } from 'vitest';

const wide = { width: 1600, height: 900 };
const square = { across: 1, down: 1 };

it('cuts the largest part around the focal point', () => {
  expect(cropAround(wide, square, { x: 50, y: 50 })).toEqual({ left: 350, top: 0, width: 900, height: 900 });
  expect(cropAround(wide, square, { x: 40, y: 10 })).toEqual({ left: 190, top: 0, width: 900, height: 900 });
  expect(cropAround({ width: 900, height: 1600 }, { across: 16, down: 9 }, { x: 0, y: 75 })).toEqual({
    left: 0,
    top: 947,
    width: 900,
    height: 506,
  });
});

it('stays within the image at its edges, and in an image of one pixel', () => {
  expect(cropAround(wide, square, { x: 0, y: 0 }).left).toBe(0);
  expect(cropAround(wide, square, { x: 100, y: 100 }).left).toBe(700);
  const dot = { left: 0, top: 0, width: 1, height: 1 };
  expect(cropAround({ width: 1, height: 1 }, { across: 16, down: 9 }, { x: 100, y: 100 })).toEqual(dot);
});
