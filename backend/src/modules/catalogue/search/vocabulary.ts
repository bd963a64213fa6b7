import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import { executePlanned } from '../execute-planned.ts';

export interface Word {
  word: string;
  stem: string;
  /** Approximate number of products that have it, by place: right within a factor of two. */
  uses: readonly number[];
}

/** All words of a site's products. */
export interface Vocabulary {
  version: string;
  all: readonly Word[];
  find(word: string): Word | undefined;
  withStem(stem: string): readonly Word[];
  /** Caches the result of `make` for a key together with these words: only for keys of which there are few. */
  keep<T>(key: string, make: () => T): T;
}

interface VocabularyRow {
  version: string;
  /** Null when the known version is still valid. */
  words: string | null;
}

const countOf = (digit: string) => (digit === '0' ? 0 : 2 ** (Number.parseInt(digit, 36) - 1));

/** Parses words as `writeVocabulary` stores them. */
export function readVocabulary(version: string, text: string): Vocabulary {
  const counts = new Map<string, readonly number[]>();
  const byWord = new Map<string, Word>();
  const byStem = new Map<string, Word[]>();
  const results = new Map<string, unknown>();
  for (const line of text === '' ? [] : text.split('\n')) {
    const [word = '', stem = '', digits = ''] = line.split(' ');
    const uses = counts.get(digits) ?? [...digits].map(countOf);
    counts.set(digits, uses);
    const entry = { word, stem, uses };
    byWord.set(word, entry);
    const forms = byStem.get(stem);
    if (forms) forms.push(entry);
    else byStem.set(stem, [entry]);
  }
  return {
    version,
    all: [...byWord.values()],
    find: (word) => byWord.get(word),
    withStem: (stem) => byStem.get(stem) ?? [],
    keep<T>(key: string, make: () => T): T {
      if (!results.has(key)) results.set(key, make());
      return results.get(key) as T;
    },
  };
}

const empty = readVocabulary('', '');

/** The last vocabulary that was read of each site. The database says at every search whether it is still valid. */
const kept = new Map<string, Vocabulary>();

/** The words of a site's products; loaded only when they changed since the last search in this process. */
export async function vocabularyOf(tx: Tx, siteId: string): Promise<Vocabulary> {
  const known = kept.get(siteId);
  const [row] = await executePlanned<VocabularyRow>(
    tx,
    sql`SELECT v.version, CASE WHEN v.version::text <> ${known?.version ?? ''} THEN v.words END AS words
      FROM search_vocabularies v WHERE v.site_id = ${siteId}`,
  );
  if (!row) return empty;
  if (row.words === null && known) return known;
  const vocabulary = readVocabulary(row.version, row.words ?? '');
  kept.set(siteId, vocabulary);
  return vocabulary;
}
