import { withAnchors } from '@toonbank/contract';
import { readText } from '@toonbank/contract/text-checks/read-text';
import { stemOf } from '../catalogue/search/dutch-stem.ts';
import { wordsOf } from '../catalogue/search/words.ts';
import type { Document } from './documents.ts';
import { isHeading } from './text-index.ts';

const MAX_LENGTH = 160;

interface Excerpt {
  snippet: string;
  section: string;
  anchor: string;
}

/** Number of searched words in a text; beginnings count too. */
function countIn(text: string, searched: readonly string[]): number {
  const words = wordsOf(text);
  return searched.filter((one) => {
    const stem = stemOf(one);
    return words.some((word) => word.startsWith(one) || stemOf(word) === stem);
  }).length;
}

/** A text cut at whole words. */
function cutText(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH).replace(/[\s,;:.–-]*\s\S*$/, '')} …`;
}

interface Section {
  /** Of the heading or the question; empty above the first one. */
  title: string;
  anchor: string;
  texts: string[];
}

/** The parts of a text below its headings and questions. */
function sectionsOf(html: string): Section[] {
  const { anchors } = withAnchors(html);
  let next = 0;
  const sections: Section[] = [{ title: '', anchor: '', texts: [] }];
  for (const { element, text } of readText(html).passages) {
    if (!isHeading(element)) {
      if (text !== '') sections.at(-1)?.texts.push(text);
      continue;
    }
    const anchor = anchors[next]?.text === text ? anchors[next] : undefined;
    if (anchor) next += 1;
    sections.push({ title: text, anchor: anchor?.id ?? '', texts: [] });
  }
  return sections;
}

/** The part of a document that has most of the searched words; its introduction where no part has one. */
export function excerptOf({ intro, html }: Document, searched: readonly string[]): Excerpt {
  const scored = sectionsOf(html).map((section) => {
    const found = section.texts.map((text) => countIn(text, searched));
    const inTitle = countIn(section.title, searched);
    return { section, found, score: inTitle * 2 + Math.max(0, ...found) };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score === 0) return { snippet: cutText(intro), section: '', anchor: '' };
  const { section, found } = best;
  const most = found.indexOf(Math.max(...found));
  const snippet = cutText(section.texts.slice(Math.max(0, most)).join(' ')) || cutText(intro);
  return { snippet, section: section.title, anchor: section.anchor };
}
