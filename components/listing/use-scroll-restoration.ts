import debounce from 'lodash.debounce';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { pageNumber } from '@/lib/catalogue/read-catalogue-query';
import { type ListAddress, pageHref } from './list-links';
import { SCROLL_POSITION, type ScrollPosition, savedScrollPosition } from './scroll-position';

/** Browsers limit history updates to some hundred per minute. */
const SAVE_DELAY_MS = 200;

const cardsOf = (list: Element) => [...list.querySelectorAll('.product-list > .card')];

/** Lower edge of the sticky header, in pixels from the top of the window. */
const viewTop = () => document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;

/**
 * The first visible card, by its index in the whole list. `first` is the index of the first card in the
 * document.
 */
function placeIn(list: Element, first: number): ScrollPosition | undefined {
  const line = viewTop();
  const cards = cardsOf(list);
  const index = cards.findIndex((card) => card.getBoundingClientRect().bottom > line);
  const card = cards[index];
  return card && { card: first + index, top: Math.round(card.getBoundingClientRect().top) };
}

function goTo(list: Element, first: number, { card, top }: ScrollPosition): void {
  const target = cardsOf(list)[card - first];
  if (target) window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Stores the scroll position, and updates the URL when another page is in view. */
function savePlace(place: ScrollPosition, page: number, hrefOf: (page: number) => string): void {
  const { history, location } = window;
  const pageInUrl = pageNumber(new URLSearchParams(location.search).get('page'));
  // With Next's mark in the state the router ignores the change; a new URL must reach it.
  if (pageInUrl === page) history.replaceState({ ...history.state, [SCROLL_POSITION]: place }, '');
  else history.replaceState({ [SCROLL_POSITION]: place }, '', hrefOf(page));
}

/**
 * Keeps the position in a growing list: the URL is that of the page in view, and after back navigation or a
 * reload the same card is in view. `mark` is an element inside the list.
 */
export function useScrollRestoration(mark: RefObject<Element | null>, list: ListAddress, size: number): void {
  const { page } = list.query;

  // Also runs when a hidden page is shown again.
  useLayoutEffect(() => {
    const main = mark.current?.closest('.list-main');
    const place = savedScrollPosition();
    if (main && place) goTo(main, page * size, place);
    window.history.scrollRestoration = 'auto';
  }, [mark, page, size]);

  useEffect(() => {
    const save = () => {
      const main = mark.current?.closest('.list-main');
      const place = main && placeIn(main, page * size);
      if (place) savePlace(place, Math.floor(place.card / size), (to) => pageHref(list, to));
    };
    const saveSoon = debounce(save, SAVE_DELAY_MS);
    const onLeave = () => {
      save();
      // The browser would restore the scroll position in a page that is shorter than it was.
      window.history.scrollRestoration = 'manual';
    };
    const onReturn = () => {
      window.history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', saveSoon, { passive: true });
    document.addEventListener('click', save, true);
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      saveSoon.cancel();
      removeEventListener('scroll', saveSoon);
      document.removeEventListener('click', save, true);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
    };
  }, [mark, list, page, size]);
}
