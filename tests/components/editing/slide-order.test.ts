import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder, move, type Placed } from '@/components/editing/slides/slide-order';

const slides = (...positions: number[]): Placed[] =>
  positions.map((position, at) => ({ id: at + 1, position }));

/** The ids in their order after the changes. */
const orderAfter = (before: readonly Placed[], changes: readonly Placed[]) =>
  before
    .map(({ id, position }) => ({ id, position: changes.find((one) => one.id === id)?.position ?? position }))
    .sort(inOrder)
    .map(({ id }) => id);

it('changes only the two slides that change places', () => {
  expect(move(slides(1, 2, 5, 9), 1, 2)).toEqual([
    { id: 3, position: 2 },
    { id: 2, position: 5 },
  ]);
});

it('moves nothing past the ends', () => {
  expect(move(slides(1, 2), 0, -1)).toEqual([]);
  expect(move(slides(1, 2), 1, 2)).toEqual([]);
});

it('gives slides with the same position one each', () => {
  expect(move(slides(0, 0, 0), 2, 1)).toEqual([
    { id: 1, position: 1 },
    { id: 3, position: 2 },
    { id: 2, position: 3 },
  ]);
});

it('puts the slide in its new place, whatever the positions were', () => {
  const made = fc
    .array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 7 })
    .map((positions) => slides(...positions).sort(inOrder));
  fc.assert(
    fc.property(made, fc.nat(), fc.nat(), (before, one, other) => {
      const [from, to] = [one % before.length, other % before.length];
      const ids = before.map(({ id }) => id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      expect(orderAfter(before, move(before, from, to))).toEqual(
        from === to ? before.map(({ id }) => id) : ids,
      );
    }),
  );
});
