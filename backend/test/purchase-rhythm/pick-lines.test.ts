import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickLines } from '../../src/modules/purchase-rhythm/pick-lines.ts';

const line = (daysLeft: number, cents: number) => ({ daysLeft, cents });

it.each([
  ['nothing when nothing is missing', [line(1, 500)], 0, []],
  ['nothing when there is nothing', [], 500, []],
  ['nothing when all of it does not get there', [line(1, 300), line(2, 199)], 500, []],
  ['what gets there to the cent', [line(1, 300), line(2, 200)], 500, [line(1, 300), line(2, 200)]],
  ['what is due soonest first', [line(1, 600), line(2, 600)], 500, [line(1, 600)]],
  ['only what is needed', [line(1, 100), line(2, 100), line(3, 900)], 900, [line(3, 900)]],
  [
    'the later of two that could stay away stays away',
    [line(1, 300), line(2, 300), line(3, 400)],
    700,
    [line(1, 300), line(3, 400)],
  ],
])('takes %s', (_, candidates, missing, expected) => {
  expect(pickLines(candidates, missing)).toEqual(expected);
});

it('reaches the amount with no line too many, in the given order, or takes nothing because nothing would do', () => {
  const any = fc.array(fc.record({ daysLeft: fc.integer(), cents: fc.integer({ min: 0, max: 20_000 }) }), {
    maxLength: 40,
  });
  const sum = (lines: { cents: number }[]) => lines.reduce((total, { cents }) => total + cents, 0);
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 10_000 }), (candidates, missing) => {
      const picked = pickLines(candidates, missing);
      if (picked.length === 0) expect(sum(candidates)).toBeLessThan(missing);
      else {
        expect(sum(picked)).toBeGreaterThanOrEqual(missing);
        for (const one of picked) expect(sum(picked) - one.cents).toBeLessThan(missing);
        const places = picked.map((one) => candidates.indexOf(one));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    }),
  );
});
