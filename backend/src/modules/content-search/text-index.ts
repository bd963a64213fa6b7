import { readText } from '@toonbank/contract/text-checks/read-text';
import { stemOf } from '../catalogue/search/dutch-stem.ts';
import { type Known, knownWords } from '../catalogue/search/typing-errors.ts';
import { wordsOf } from '../catalogue/search/words.ts';
import type { Document } from './documents.ts';

/** How much a word counts by its place. */
const weights = { title: 8, heading: 4, intro: 3, body: 1 } as const;

export interface IndexedWord {
  word: string;
  stem: string;
  /** Number of the document → weight of the best place. */
  places: ReadonlyMap<number, number>;
}

/** All words of a site's texts, and where they are. */
export interface TextIndex {
  documents: readonly Pick<Document, 'kind' | 'id' | 'published'>[];
  words: readonly IndexedWord[];
  known: readonly Known[];
}

export const isHeading = (element: string): boolean => /^(?:h[1-6]|summary)$/.test(element);

function weightedWords({ title, intro, html }: Document): [word: string, weight: number][] {
  const of = (text: string, weight: number) => wordsOf(text).map((word): [string, number] => [word, weight]);
  return [
    ...of(title, weights.title),
    ...of(intro, weights.intro),
    ...readText(html).passages.flatMap(({ element, text }) =>
      of(text, isHeading(element) ? weights.heading : weights.body),
    ),
  ];
}

export function buildIndex(documents: readonly Document[]): TextIndex {
  const found = new Map<string, Map<number, number>>();
  for (const [at, document] of documents.entries())
    for (const [word, weight] of weightedWords(document)) {
      const places = found.get(word) ?? new Map<number, number>();
      places.set(at, Math.max(weight, places.get(at) ?? 0));
      found.set(word, places);
    }
  const words = [...found].map(([word, places]) => ({ word, stem: stemOf(word), places }));
  return {
    documents: documents.map(({ kind, id, published }) => ({ kind, id, published })),
    words,
    known: knownWords(words.map(({ word, places }) => ({ word, uses: places.size }))),
  };
}
