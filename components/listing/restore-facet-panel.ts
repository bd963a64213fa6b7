import { announce } from '../shared/announce';

/**
 * Focus and open state of a list's controls, carried to the next page because every choice is a page of its
 * own.
 */
interface FacetPanelState {
  /** URL of the page that the choice opens. */
  href: string;
  at: number;
  /** The panel is open over the page, on a phone. */
  open: boolean;
  scroll: number;
  /** Finds the element that had the focus. */
  again: ((list: Element) => HTMLElement | null | undefined) | undefined;
}

/** A page that takes longer than this did not come from the last choice. */
const MAX_AGE_MS = 30_000;
let kept: FacetPanelState | undefined;

/** Controls that every list has; the first one takes the focus when a choice has removed its control. */
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

/** Finds the focused control again in the next list; a link's URL differs on every page. */
function refocusIn(list: Element): FacetPanelState['again'] {
  const { activeElement: active } = document;
  if (!active || !list.contains(active)) return undefined;
  if (active.matches('a.facet')) {
    const [group, value] = [groupOf(active), nameOf(active)];
    return (next) => {
      const links = all(next, 'a.facet').filter((link) => groupOf(link) === group);
      // A deselected value may have moved to the values that are loaded later.
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

/** Called before the page of a choice is opened. */
export function saveFacetPanel(panel: HTMLElement, href: string): void {
  const list = panel.closest('.listing');
  const open = panel.matches(':popover-open');
  kept = { href, at: Date.now(), open, scroll: panel.scrollTop, again: list ? refocusIn(list) : undefined };
  announce('');
}

/**
 * Restores the next page after a choice: opens the sheet again, focuses the same control and announces the
 * count.
 */
export function restoreFacetPanel(panel: HTMLElement, href: string): void {
  const stay = kept;
  // Another choice was made meanwhile: its page is not this one.
  if (stay?.href !== href || Date.now() - stay.at > MAX_AGE_MS) return;
  kept = undefined;
  const list = panel.closest('.listing');
  announce(list?.querySelector('.list-bar h2')?.textContent ?? '');
  if (stay.open) {
    panel.dataset.still = '';
    // This element gets the focus when the panel closes.
    list?.querySelector<HTMLElement>('.filter-button')?.focus({ preventScroll: true });
    panel.showPopover();
    panel.scrollTop = stay.scroll;
  }
  if (!list || !stay.again) return;
  const again = stay.again(list) ?? (stay.open ? panel : list.querySelector<HTMLElement>(SORT));
  again?.focus({ preventScroll: true });
}

/** Facets of one list that are expanded to all values. */
let opened = { path: '', facets: new Set<string>() };

export const isOpened = (path: string, facet: string) => opened.path === path && opened.facets.has(facet);

export function keepOpened(path: string, facet: string): void {
  if (opened.path !== path) opened = { path, facets: new Set() };
  opened.facets.add(facet);
}
