import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Words of the trade and of these texts that the dictionary lacks, one a line. */
export const ownWords: readonly string[] = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const WORD = /\p{L}[\p{L}’'-]*\p{L}/gu;
/** Addresses, and names of cookies and stored values. */
const NO_WORDS = /\S+@\S+|https?:\S+|\btoonbank\.[\w-]+/g;

/** The words of a text with markup. */
export const wordsOf = (html: string): string[] =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&\w+;/g, ' ')
    .replace(NO_WORDS, ' ')
    .normalize('NFC')
    .replaceAll('’', "'")
    .match(WORD) ?? [];

function unknownToHunspell(words: readonly string[]): string[] {
  try {
    const args = ['-d', 'nl_NL', '-i', 'utf-8', '-l'];
    return execFileSync('hunspell', args, { input: words.join('\n'), encoding: 'utf8' }).split('\n');
  } catch (cause) {
    throw new Error('The spell checker did not run: install hunspell and hunspell-nl, or run `npm test`.', {
      cause,
    });
  }
}

const uncapitalised = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** Words that neither the dictionary, nor our own list, nor `names` has. */
export function misspelt(words: Iterable<string>, names: ReadonlySet<string>): string[] {
  const own = new Set(ownWords);
  return unknownToHunspell([...new Set(words)]).filter(
    (word) => word !== '' && !names.has(word) && !own.has(word) && !own.has(uncapitalised(word)),
  );
}
