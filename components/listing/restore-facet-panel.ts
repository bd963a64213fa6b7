import { announce } from '../shared/announce';

/** Where somebody was in the controls of a list: kept from one to the next, because each choice is a page of its own. */
interface FacetPanelState {
  /** Of the page that the choice leads to. */
  href: string;
  at: number;
  /** The sheet over the page, on a phone. */
  open: boolean;
  scroll: number;
  /** Finds what had the focus again. */
  again: ((list: Element) => HTMLElement | null | undefined) | undefined;
}

/** A page that takes longer than this was not the answer to a choice. */
const TOO_LATE_MS = 30_000;
let kept: FacetPanelState | undefined;

/** Controls that are the same in every list; the first stands for what a choice has taken away. */
const SORT = 'select[name=sort]';
const controls = [
  SORT,
  '.toggle button:first-of-type',
  '.toggle button:last-of-type',
  '[name=van]',
  '[name=tot]',
  '.price-range button',
  '.filter-button',
];

const all = (list: Element, selector: string) => [...list.querySelectorAll<HTMLElement>(selector)];
const groupOf = (link: Element) => link.closest('.facet-group')?.querySelector('h2')?.textContent;
const nameOf = (link: Element) => link.querySelector('span')?.textContent;

/** How to find, in the next list, what has the focus in this one: a link's address is another one on every page. */
function wayBack(list: Element): FacetPanelState['again'] {
  const { activeElement: active } = document;
  if (!active || !list.contains(active)) return undefined;
  if (active.matches('a.facet')) {
    const [group, value] = [groupOf(active), nameOf(active)];
    return (next) => {
      const links = all(next, 'a.facet').filter((link) => groupOf(link) === group);
      // A value that is given back may have gone to the rest, which comes later.
      return links.find((link) => nameOf(link) === value) ?? links.at(-1);
    };
  }
  if (active.matches('.chips a')) {
    const place = all(list, '.chips a').indexOf(active as HTMLElement);
    return (next) =>
      all(next, '.chips a')
        .slice(0, place + 1)
        .at(-1);
  }
  const control = controls.find((selector) => active.matches(selector));
  return (next) => (control ? next.querySelector<HTMLElement>(control) : undefined);
}

/** Before a choice is followed. */
export function saveFacetPanel(panel: HTMLElement, href: string): void {
  const list = panel.closest('.listing');
  const open = panel.matches(':popover-open');
  kept = { href, at: Date.now(), open, scroll: panel.scrollTop, again: list ? wayBack(list) : undefined };
  announce('');
}

/** On the page that came of it: the sheet is open where it was, the focus is on the same control, and the count is said. */
export function restoreFacetPanel(panel: HTMLElement, href: string): void {
  const stay = kept;
  // The page of a choice that another one has overtaken is not it.
  if (stay?.href !== href || Date.now() - stay.at > TOO_LATE_MS) return;
  kept = undefined;
  const list = panel.closest('.listing');
  announce(list?.querySelector('.list-bar h2')?.textContent ?? '');
  if (stay.open) {
    panel.dataset.still = '';
    // It gets the focus back when the sheet is closed.
    list?.querySelector<HTMLElement>('.filter-button')?.focus({ preventScroll: true });
    panel.showPopover();
    panel.scrollTop = stay.scroll;
  }
  if (!list || !stay.again) return;
  const again = stay.again(list) ?? (stay.open ? panel : list.querySelector<HTMLElement>(SORT));
  again?.focus({ preventScroll: true });
}

/** The facets of one list that somebody has opened to the last value. */
let opened = { path: '', facets: new Set<string>() };

export const isOpened = (path: string, facet: string) => opened.path === path && opened.facets.has(facet);

export function keepOpened(path: string, facet: string): void {
  if (opened.path !== path) opened = { path, facets: new Set() };
  opened.facets.add(facet);
}
