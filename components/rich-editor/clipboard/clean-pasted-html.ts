import { safeImage } from '@toonbank/contract/rich-text/addresses';
import { richTextElements } from '@toonbank/contract/rich-text/elements';
import type { PasteNotice } from '../editor-store';
import { flattenCells } from '../flatten-cells';
import { inertDocument, STYLE } from '../parse-html';
import { tidyQuestions } from '../tidy-questions';
import { hasBlock } from './dom';
import { headings } from './headings';
import { classStyles, marksOfStyles } from './marks';
import { paragraphs } from './paragraphs';
import { links } from './pasted-links';
import { removeHidden } from './remove-hidden';
import { spaces } from './spaces';
import { tables } from './tables';
import { nestLists, wordLists, wordWebLists } from './word-lists';

export interface CleanHtml {
  html: string;
  /** What the paste lost, if that is worth telling. */
  notice: PasteNotice | null;
}

/** Images of the library keep their path; all others are left out. @returns how many are left out */
function images(body: Element, ownHost: string): number {
  let dropped = 0;
  for (const image of [...body.querySelectorAll('img')]) {
    const src = image.getAttribute('src') ?? '';
    const url = URL.canParse(src) ? new URL(src) : null;
    const path = url?.host === ownHost ? url.pathname : src;
    if (safeImage(path)) image.setAttribute('src', path);
    else {
      image.remove();
      dropped += 1;
    }
  }
  return dropped;
}

const isForeign = (element: Element) =>
  !(element.localName in richTextElements) || element.hasAttribute(STYLE) || element.hasAttribute('class');

/**
 * Makes what another program put on the clipboard into elements that a text may have: lists of paragraphs, headings of
 * styles, and nothing of its looks. The editor's schema decides what is allowed; this only keeps the meaning.
 */
export function cleanPastedHtml(html: string, ownHost: string): CleanHtml {
  const { body } = inertDocument(html);
  const styles = classStyles(html);
  const isCleaned = hasBlock(body) && [...body.querySelectorAll('*')].some(isForeign);
  removeHidden(body);
  const dropped = images(body, ownHost);
  wordLists(body);
  wordWebLists(body);
  marksOfStyles(body, styles);
  nestLists(body);
  headings(body);
  links(body, ownHost);
  spaces(body);
  tables(body);
  paragraphs(body);
  flattenCells(body);
  tidyQuestions(body);
  const looks = isCleaned ? 'pasteCleaned' : null;
  return { html: body.innerHTML, notice: dropped > 0 ? 'imagesDropped' : looks };
}
