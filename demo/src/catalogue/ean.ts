import { hash32 } from './random.ts';

/** Check digit for the first twelve digits (GS1: weights 1 and 3). */
export function eanCheckDigit(twelve: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(twelve[i]) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/**
 * An EAN-13 in the in-store range 20 to 29, which no manufacturer can own, so that the codes are right and
 * clearly invented. Adds it to `taken`; never gives one that is in there.
 */
export function inventEan(seed: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const high = hash32(`ean|${seed}|${attempt}`) % 1_000_000;
    const low = hash32(`${attempt}|${seed}|ean`) % 100_000;
    const twelve = `2${String(high).padStart(6, '0')}${String(low).padStart(5, '0')}`;
    const ean = `${twelve}${eanCheckDigit(twelve)}`;
    if (taken.has(ean)) continue;
    taken.add(ean);
    return ean;
  }
}
