/** Dutch number words from one to ninety-nine, and the round ones above. */
const ones = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];
const teens = 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' ');
const tens = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');

const named = new Map<string, number>([
  ...ones.map((word, at) => [word, at + 1] as const),
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    ...ones.map((one, more) => [`${one}en${word}`, (at + 2) * 10 + more + 1] as const),
  ]),
  ['honderd', 100],
  ['tweehonderd', 200],
  ['vijfhonderd', 500],
  ['duizend', 1_000],
  ['dozijn', 12],
]);

/** A number with more digits is an article number, unless a unit follows. */
const MAX_DIGITS = 4;
const MAX_NUMBER = 100_000;

/** '12', 'twaalf' → 12; undefined for any other word. A longer number counts only beside its unit. */
export function numberOf(word: string, withUnit = false): number | undefined {
  const digits = /^\d+$/.test(word) && (withUnit || word.length <= MAX_DIGITS);
  const value = digits ? Number(word) : named.get(word);
  return value !== undefined && value > 0 && value <= MAX_NUMBER ? value : undefined;
}
