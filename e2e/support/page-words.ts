import type { CrawledPage } from './crawl.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? [];
const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/&#?\w+;/g, ' ');

/** The texts of an editor: no element within one is a `div`. */
const editorTexts = ({ html }: CrawledPage): string[] =>
  [...html.matchAll(/<div class="prose[^"]*"[^>]*>(.*?)<\/div>/gs)].map(([, text = '']) => text);

/** How many words the own text of a content page has; frame, forms, tables of contents and products are not part of it. */
export const ownWords = (page: CrawledPage): number => wordsOf(plain(editorTexts(page).join(' '))).length;

/**
 * Words that English sentences can hardly do without and Dutch does not have. Not among them: what both have ('is', 'in', 'of',
 * 'we'), and loan words of shops ('home', 'e-mail', 'sale').
 */
const ENGLISH =
  /(?<![\p{L}\d-])(?:the|and|with|your|from|this|that|are|you|our|please|click|here|which|have|not found|results|loading|submit|previous|required|invalid|search|checkout|shipping|add to|sign in|read more|learn more|undefined|null|NaN)(?![\p{L}\d-])/giu;

/** Dutch by the dictionary. */
const LOAN_WORDS = /bed and breakfasts?/gi;

/** English in what a page shows or reads aloud, with some text around it. */
export function englishOn({ html }: CrawledPage): string[] {
  const read = [...html.matchAll(/\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const shown = plain(html.replace(/<(?:code|svg)\b.*?<\/(?:code|svg)>/gs, ' '));
  const text = [shown, ...read].join(' | ').replace(/\s+/g, ' ').replace(LOAN_WORDS, ' ');
  return [...text.matchAll(ENGLISH)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40));
}
