import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useLayoutEffect, useOptimistic, useTransition } from 'react';
import type { SortKey } from '@/lib/catalogue/catalogue-query';
import { readCatalogueQuery } from '@/lib/catalogue/read-catalogue-query';
import { isPlainClick, shopLink } from '../shared/shop-link';
import { sortHref } from './filter-links';
import { type ListAddress, listHref } from './list-links';
import { restoreFacetPanel, saveFacetPanel } from './restore-facet-panel';
import { useSortChoice } from './sorting/use-sort-choice';

/** Links to the same list that change this page instead of opening another. */
const HANDLED_HERE = '.facet-more, .more > :not([rel])';

const pathOf = (href: string) => new URL(href, window.location.origin).pathname;

/**
 * Handles filter, sort and page choices of a list. While the next page loads, the list is busy and `shown`
 * already includes the choice, so a second choice is added to the first.
 */
export function useListNavigation(list: ListAddress, usual: SortKey, panel: RefObject<HTMLElement | null>) {
  const router = useRouter();
  const here = listHref(list, list.query);
  const [pending, startTransition] = useTransition();
  const [shown, show] = useOptimistic(list);

  const go = (href: string, scroll = false) => {
    if (panel.current) saveFacetPanel(panel.current, href);
    startTransition(() => {
      show({ ...list, query: readCatalogueQuery(new URL(href, window.location.origin).searchParams) });
      router.push(href, { scroll });
    });
  };

  useEffect(() => {
    const within = (target: EventTarget | null) =>
      target instanceof Element && panel.current?.closest('.listing')?.contains(target);
    const onClick = (event: MouseEvent) => {
      const link = within(event.target) ? shopLink(event.target) : null;
      if (!link || link.closest(HANDLED_HERE) || link.pathname !== pathOf(list.path)) return;
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(link.pathname + link.search, link.dataset.keepScroll === undefined);
    };
    // Capture phase: before the shop's general click listener, which does not know lists.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  });

  useSortChoice(panel, list.query.sort ?? usual, (sort) => go(sortHref(shown, sort, usual)));

  // Marks the list busy while the next page loads. This page stays in the document, hidden, so the mark is
  // removed afterwards.
  useEffect(() => {
    const main = panel.current?.closest('.listing')?.querySelector('.list-main');
    if (!pending || !main) return;
    main.setAttribute('aria-busy', 'true');
    return () => main.removeAttribute('aria-busy');
  }, [pending, panel]);

  useLayoutEffect(() => {
    const sheet = panel.current;
    if (!sheet) return;
    restoreFacetPanel(sheet, here);
    return () => {
      if (sheet.matches(':popover-open')) sheet.hidePopover();
    };
  }, [panel, here]);

  return { shown, go, pending };
}
