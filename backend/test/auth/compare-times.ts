/** The long run compares exact times, on an otherwise idle machine. */
export const IS_LONG = process.env.TOONBANK_LONG === '1';

/** Calls of each kind that are measured: few in `npm test`, 200 with TOONBANK_LONG=1. */
export const ROUNDS = IS_LONG ? 200 : 20;
/**
 * Maximum difference between the kinds, relative to the quickest. The password check takes most of a login:
 * without it the difference is 1 or more.
 */
export const MAX_SPREAD = IS_LONG ? 0.1 : 0.6;
/** The median; of few calls on a busy machine the fifth part that was disturbed least. */
const QUANTILE = IS_LONG ? 0.5 : 0.2;

const typical = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * QUANTILE)] ?? 0;

/**
 * Measures several kinds of calls by turns, so that what else the machine does hits all kinds alike.
 * @returns how far the typical times are apart, as a part of the smallest one
 */
export async function compareTimes(
  kinds: Record<string, (round: number) => Promise<unknown>>,
): Promise<number> {
  const all = Object.values(kinds).map((call) => ({ call, times: [] as number[] }));
  // The first calls of a process are slower.
  for (const { call } of all) await call(-1);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Another kind begins each round.
    all.push(...all.splice(0, 1));
    for (const { call, times } of all) {
      const start = performance.now();
      await call(round);
      times.push(performance.now() - start);
    }
  }
  const times = all.map((kind) => typical(kind.times));
  return Math.max(...times) / Math.min(...times) - 1;
}
