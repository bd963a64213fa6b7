import { isUnit } from '../../catalogue/search/words.ts';
import { numberOf } from './numbers.ts';
import { unitWordOf } from './unit-words.ts';

const counts = (word: string) => unitWordOf(word) !== undefined || isUnit(word);
const half = (count: number) => String(count).replace('.', ',');

/** Writes halves as numbers, before a unit: 'een halve doos' → '0,5 doos', 'twee en een halve doos' → '2,5 doos'. */
export const withHalves = (text: string): string =>
  text
    .replace(/(\d*)\s?½/g, (_, whole: string) => half(Number(whole) + 0.5))
    .replace(/\banderhal(?:f|ve)\b/gi, '1,5')
    .replace(
      /(?:([a-z\d]+)\s+en\s+)?(?:\b(een|[a-z\d]+)\s+)?\bhal(?:f|ve)\s+(?=([a-z]+))/gi,
      (all, whole?: string, times?: string, unit = '') => {
        const [many, more] = [numberOf((times ?? '').toLowerCase()), numberOf((whole ?? '').toLowerCase())];
        if (!counts(unit.toLowerCase())) return all;
        if (more !== undefined && many === 1) return `${half(more + 0.5)} `;
        const before = whole === undefined ? '' : `${whole} en `;
        if (many !== undefined) return `${before}${half(many / 2)} `;
        return `${before}${times === undefined ? '' : `${times} `}0,5 `;
      },
    )
    .replace(/\b([a-z]+?)(?:en|ën)hal(?:f|ve)\s+(?=([a-z]+))/gi, (all, word: string, unit: string) => {
      const whole = numberOf(word.toLowerCase());
      return whole !== undefined && counts(unit.toLowerCase()) ? `${half(whole + 0.5)} ` : all;
    });

/** '2,5' → 2.5; undefined for any other word. */
export const decimalOf = (word: string): number | undefined =>
  /^\d{1,4},\d{1,2}$/.test(word) ? Number(word.replace(',', '.')) : undefined;
