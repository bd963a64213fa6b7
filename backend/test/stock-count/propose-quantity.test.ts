import { expect, it } from 'vitest';
import {
  missingAt,
  proposeQuantity,
  type StockedPlace,
} from '../../src/modules/stock-count/proposal/propose-quantity.ts';

it('orders up to the maximum of each place that is below its minimum, in whole units', () => {
  const places = [
    { minimum: 5, maximum: 20, found: 3 },
    { minimum: 5, maximum: 20, found: 8 },
  ];
  expect(proposeQuantity(places, 0, { content: 6, step: 1 })).toBe(3);
  expect(proposeQuantity(places, 0, { content: 6, step: 2 })).toBe(4);
  expect(proposeQuantity(places, 1, { content: 1, step: 1 })).toBe(16);
  expect(proposeQuantity(places, 2, { content: 1, step: 1 })).toBe(0);
});

/** A pseudo-random whole number up to `max`. */
const dice = (seed: number) => {
  let state = seed * 2_654_435_761;
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * (max + 1));
  };
};

it('is never below what is missing, never a whole step above it, and a multiple of the step, for any stock', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const roll = dice(seed);
    const places: StockedPlace[] = Array.from({ length: 1 + roll(3) }, () => {
      const minimum = roll(40);
      return { minimum, maximum: minimum + roll(60), found: roll(80) };
    });
    const supply = roll(60);
    const unit = { content: 1 + roll(23), step: 1 + roll(5) };
    const quantity = proposeQuantity(places, supply, unit);
    const { toMinimum, toMaximum } = missingAt(places);
    expect(quantity % unit.step).toBe(0);
    if (toMinimum <= supply) expect(quantity).toBe(0);
    else {
      expect(supply + quantity * unit.content).toBeGreaterThanOrEqual(toMaximum);
      expect(supply + (quantity - unit.step) * unit.content).toBeLessThan(toMaximum);
    }
  }
});
