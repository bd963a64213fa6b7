import { withAnchors } from '@toonbank/contract';
import { readText } from '@toonbank/contract/text-checks/read-text';
import { stemOf } from '../catalogue/search/dutch-stem.ts';
import { wordsOf } from '../catalogue/search/words.ts';
import type { Document } from './documents.ts';
import { synonymsOf } from './synonyms.ts';
import { isHeading } from './text-index.ts';

const MAX_LENGTH = 160;

interface Excerpt {
  snippet: string;
  section: string;
  anchor: string;
}

/** Whether a text has a form of one of these words, or a word that begins with it. */
function hasOne(text: string, searched: readonly string[]): boolean {
  const words = wordsOf(text);
  return searched.some((one) => {
    const stem = stemOf(one);
    return words.some((word) => word.startsWith(one) || stemOf(word) === stem);
  });
}

/** A text cut at whole words. */
function cutText(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH).replace(/[\s,;:.–-]*\s\S*$/, '')} …`;
}

interface Section {
  title: string;
  /** Whether the title is a question; the others are headings, and empty above the first one. */
  isQuestion: boolean;
  /** Of a question: the heading above it. */
  above: string;
  anchor: string;
  /** Paragraphs and list items. */
  texts: string[];
  /** Of tables, which make no sentence. */
  cells: string[];
}

const emptySection = { title: '', isQuestion: false, above: '', anchor: '', texts: [], cells: [] };

/** The parts of a text below its headings and questions. */
function sectionsOf(html: string): Section[] {
  const { anchors } = withAnchors(html);
  let next = 0;
  let above = '';
  let section: Section = { ...emptySection, texts: [], cells: [] };
  const sections = [section];
  for (const { element, text } of readText(html).passages) {
    if (isHeading(element)) {
      const anchor = anchors[next]?.text === text ? anchors[next] : undefined;
      if (anchor) next += 1;
      const isQuestion = element === 'summary';
      if (!isQuestion) above = text;
      const place = { isQuestion, above: isQuestion ? above : '', anchor: anchor?.id ?? '' };
      section = { title: text, ...place, texts: [], cells: [] };
      sections.push(section);
    } else if (text !== '') (/^t[dh]$/.test(element) ? section.cells : section.texts).push(text);
  }
  // A heading above questions has no text of its own: they stand for it.
  return sections.filter(({ texts, cells }) => texts.length + cells.length > 0);
}

/**
 * The part of a document that has most of the searched words; its introduction where no part has one. The section is named
 * where it is a question: a heading says too little without its page.
 */
export function excerptOf({ intro, html }: Document, words: readonly string[]): Excerpt {
  const searched = words.map((word) => [word, ...synonymsOf(word)]);
  const countIn = (text: string) => searched.filter((forms) => hasOne(text, forms)).length;
  const scored = sectionsOf(html).map((section) => {
    const found = section.texts.map(countIn);
    const inCells = countIn(section.cells.join(' '));
    const score = countIn(section.title) * 2 + countIn(section.above) + Math.max(0, inCells, ...found);
    return { section, found, score };
  });
  const [first] = scored;
  const best = scored.reduce((one, other) => (one && one.score >= other.score ? one : other), first);
  if (!best || best.score === 0) return { snippet: cutText(intro), section: '', anchor: '' };
  const { section, found } = best;
  const bestAt = Math.max(0, found.indexOf(Math.max(...found)));
  const texts = section.texts.length > 0 ? section.texts.slice(bestAt) : section.cells;
  return {
    snippet: cutText(texts.join(' ')),
    section: section.isQuestion ? section.title : '',
    anchor: section.anchor,
  };
}
