import { opens } from './polite-words.ts';
import { readAmount } from './read-amount.ts';

/** A wish for the same as the last time, and the text around it. */
export interface Repeat {
  before: string;
  /** As written. */
  text: string;
  after: string;
  /** The text after it says what is left out: 'behalve zeep'. */
  isWithout: boolean;
}

const SAME =
  '(?:(?:het|de)?zelfde(?:\\s+(?:bestelling|order|spullen|artikelen))?|idem|zoals|net\\s+als|herhaal|herhalen)';
const WHEN =
  '(?:(?:vorige|vorig|laatste|laatst|afgelopen)(?:\\s+(?:keer|maal|bestelling|order|week|maand))?|altijd|gewoonlijk|gebruikelijk)';
const AGAIN = '(?:\\s+(?:herhalen|nog\\s+een\\s+keer|nog\\s+eens|nogmaals|opnieuw|graag))*';
const WISH = new RegExp(
  `\\b${SAME}\\s+(?:(?:als|van|met)\\s+)?(?:(?:de|het|mijn|onze)\\s+)?${WHEN}\\b${AGAIN}` +
    `|\\b(?:vorige|laatste|afgelopen|gebruikelijke)\\s+(?:bestelling|order)\\b${AGAIN}`,
  'i',
);
/** Between a product and the wish these say that the wish is not about the product. */
const JOINED = /(?:\bplus|\ben|&|\+|\bverder|\brest)[\s:,]*(?:(?:ook|graag|nog|verder|de|het)\s+)*$/i;
const AFTER =
  /^[\s,:;.-]*(?:(?:maar|alleen|dan|en)\s+)*(behalve\b|zonder\b|minus\b|plus\b|met\b|ook\b|\+|&)?\s*/i;

/** The wish for the whole last order in a sentence; not '5 pakken spons, zelfde als vorige keer', which is a product. */
export function repeatIn(sentence: string): Repeat | undefined {
  const found = WISH.exec(sentence);
  if (!found) return undefined;
  const before = sentence.slice(0, found.index);
  const { words, quantity } = readAmount(before);
  const isAlone = quantity === undefined && (words.length === 0 || opens(before));
  if (!isAlone && !JOINED.test(before)) return undefined;
  const rest = sentence.slice(found.index + found[0].length);
  const [lead = '', word = ''] = AFTER.exec(rest) ?? [];
  return {
    before: isAlone ? '' : before.replace(JOINED, ''),
    text: found[0],
    after: rest.slice(lead.length),
    isWithout: /^(?:behalve|zonder|minus)/i.test(word),
  };
}
