export interface Part {
  text: string;
  matches: boolean;
}

/** Removes case, accents and printed signs ('×' is 'x'), and keeps the position of each character. */
function fold(text: string): string {
  return text.replace(/./gsu, (character) => {
    if (character === '\u2011') return '-';
    if (character === '×') return 'x';
    const plain = character
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase();
    return plain.length === character.length ? plain : character;
  });
}

/** A size is typed without spaces too: '60x80'. */
const escaped = (word: string) =>
  word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/(?<=\d)x(?=\d)/g, '\\s?x\\s?');

/**
 * A word of three letters or more matches inside another one (`dispenser` in `zeepdispenser`), a shorter one
 * only at a word's start.
 */
const pattern = (word: string) => (word.length < 3 ? `(?<![\\p{L}\\p{N}])${escaped(word)}` : escaped(word));

/** A name split into parts, the parts that match the search text marked. */
export function matchParts(name: string, search: string): Part[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text: name, matches: false }];
  // The longest first: of `zeep` and `zeepdispenser` the longer one must match.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const parts: Part[] = [];
  let from = 0;
  const add = (to: number, matches: boolean) => {
    if (to > from) parts.push({ text: name.slice(from, to), matches });
    from = Math.max(from, to);
  };
  for (const { 0: found, index } of fold(name).matchAll(
    new RegExp(longestFirst.map(pattern).join('|'), 'gu'),
  )) {
    add(index, false);
    add(index + found.length, true);
  }
  add(name.length, false);
  return parts;
}
