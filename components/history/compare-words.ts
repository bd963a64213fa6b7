/** A part of two texts: both have it, or only the first one (removed) or the second one (added). */
export interface TextPart {
  change: 'same' | 'removed' | 'added';
  text: string;
}

/** A word (also a number, a time, an address), a run of spaces, or one other character. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[.,:'’@/-][\p{L}\p{N}\p{M}]+)*|\s+|[^\s\p{L}\p{N}\p{M}]/gu;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];
const isSpace = (token: string) => token.trim() === '';

/** Beyond it (about 1,000 words on each side) the middle of both texts counts as one change. */
const MAX_CELLS = 4_000_000;

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const maxCount = Math.min(one.length, other.length);
  let count = 0;
  while (count < maxCount && one[count] === other[count]) count += 1;
  return count;
}

/** Weights of the heaviest common subsequences of all ends of both lists. Any word weighs more than all spaces. */
function commonWeights(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const wordWeight = Math.min(one.length, other.length) + 1;
  const rows = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i] as Uint32Array, rows[i + 1] as Uint32Array];
    const token = one[i] ?? '';
    const weight = isSpace(token) ? 1 : wordWeight;
    for (let j = other.length - 1; j >= 0; j -= 1)
      row[j] = token === other[j] ? (below[j + 1] ?? 0) + weight : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return rows;
}

/** All tokens of both lists, in order; of a change first those that are removed. */
function compareTokens(one: readonly string[], other: readonly string[]): TextPart[] {
  const as = (change: TextPart['change'], tokens: readonly string[]) =>
    tokens.map((text) => ({ change, text }));
  if (one.length * other.length > MAX_CELLS) return [...as('removed', one), ...as('added', other)];
  const weights = commonWeights(one, other);
  const at = (i: number, j: number) => weights[i]?.[j] ?? 0;
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    const [removed = '', added = ''] = [one[i], other[j]];
    if (removed === added) {
      parts.push({ change: 'same', text: removed });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      parts.push({ change: 'removed', text: removed });
      i += 1;
    } else {
      parts.push({ change: 'added', text: added });
      j += 1;
    }
  }
  return [...parts, ...as('removed', one.slice(i)), ...as('added', other.slice(j))];
}

/** Joins neighbours of the same kind. A space between two changes belongs to them, on both sides. */
function joinParts(tokens: readonly TextPart[]): TextPart[] {
  const parts: TextPart[] = [];
  let [same, removed, added] = ['', '', ''];
  const add = (change: TextPart['change'], text: string) => {
    if (text !== '') parts.push({ change, text });
  };
  const endChange = () => {
    add('removed', removed);
    add('added', added);
    [removed, added] = ['', ''];
  };
  for (const { change, text } of tokens) {
    if (change === 'same') {
      same += text;
      continue;
    }
    const isWithin = same !== '' && isSpace(same) && removed + added !== '';
    if (isWithin) [removed, added] = [removed + same, added + same];
    else if (same !== '') {
      endChange();
      add('same', same);
    }
    same = '';
    if (change === 'removed') removed += text;
    else added += text;
  }
  endChange();
  add('same', same);
  return parts;
}

/** What became of a text, in words: without what is added it is the first text, without what is removed the second. */
export function compareWords(before: string, after: string): TextPart[] {
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const start = sharedStart(one, other);
  const end = sharedStart(one.slice(start).reverse(), other.slice(start).reverse());
  const same = (tokens: readonly string[]) => tokens.map((text) => ({ change: 'same' as const, text }));
  return joinParts([
    ...same(one.slice(0, start)),
    ...compareTokens(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...same(one.slice(one.length - end)),
  ]);
}
