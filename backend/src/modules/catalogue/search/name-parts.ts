import { stemOf } from './dutch-stem.ts';
import { isNoise, wordsOf } from './words.ts';

/** The parts of a product's name, by how much they say about its kind. */
export interface NameParts {
  /** The nouns of its kind: 'emmer', 'dispenser'; both of 'stoffer en blik'. */
  heads: string[];
  /** Whether other words beside the head say which kind it is: 'zak ziekenhuisafval'. */
  isSpecial: boolean;
  /** The name up to its first comma, with the heads. */
  name: string;
  /** Accessories, packaging and use: ', can 5 liter', 'met deksel', 'voor koffiemachines'. */
  detail: string;
}

/** Whether a word of the name is a part of the group's name: 'zakdoekjes', 'mopwagen' of 'Mopemmers en wagens'. */
const isNamedBy = (word: string, label: string) => {
  const [wordStem, groupStem] = [stemOf(word), stemOf(label)];
  return (
    wordStem === groupStem ||
    (groupStem.length > 3 && wordStem.endsWith(groupStem)) ||
    (wordStem.length > 3 && groupStem.endsWith(wordStem))
  );
};

/** The words of the kind: from the start, past the brand, to the brand or the first number. */
function kindWords(name: string, brand: string): string[] {
  const words = wordsOf(name);
  const ofBrand = new Set(wordsOf(brand));
  const from = words.findIndex((word) => !ofBrand.has(word));
  if (from < 0) return words;
  const until = words.findIndex((word, at) => at > from && (ofBrand.has(word) || /^\d/.test(word)));
  return words.slice(from, until < 0 ? undefined : until);
}

const isPair = (kind: string[]) => kind[1] === 'en';

/** The first noun, and the word of the group's name: of 'Handschoen nitril' in 'Nitril' both. */
function headsOf(kind: string[], group: string): string[] {
  const words = kind.filter((word) => !isNoise(word));
  if (isPair(kind)) return words;
  const named = wordsOf(group)
    .map((label) => words.find((word) => isNamedBy(word, label)))
    .findLast((word) => word !== undefined);
  const [first = '', second = first] = words;
  // 'Papieren zakdoekjes', 'Dubbele mopwagen': the first word is no noun.
  const noun = /en?$/.test(first) && stemOf(first) !== first && first !== named ? second : first;
  return [...new Set([noun, named ?? noun])];
}

export function namePartsOf(product: { name: string; brand: string; category: string }): NameParts {
  const [, purpose = ''] = /\s((?:voor|for)\s[^,(]*)/i.exec(product.name) ?? [];
  const [before = '', ...after] = product.name.replace(purpose, ' ').split(/,(?!\d)/);
  const [, extra = ''] = /\s((?:met|with)\s\S+)/i.exec(before) ?? [];
  const name = before.replace(extra, ' ');
  const kind = kindWords(name, product.brand);
  return {
    heads: headsOf(kind, product.category),
    isSpecial: !isPair(kind) && kind.filter((word) => !isNoise(word)).length > 1,
    name,
    detail: [extra, purpose, ...after].join(' , '),
  };
}
