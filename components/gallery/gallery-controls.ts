export interface Gallery {
  /** Shows this picture and focuses it. */
  focus: (at: number) => void;
  stop: () => void;
}

interface GalleryHandlers {
  /** A picture was opened in the large view. */
  onZoom: (at: number) => void;
  /** The large view will probably be opened soon. */
  onNear: () => void;
}

/** The links of the pictures in the row, and of the thumbnails. */
const linksOf = (gallery: HTMLElement, list: number) => [
  ...(gallery.querySelectorAll('ul').item(list)?.querySelectorAll('a') ?? []),
];

/** Adds keyboard navigation, position marks and the large view to the server-rendered `ProductPictures`. */
export function attachGallery(element: HTMLElement, { onZoom, onNear }: GalleryHandlers): Gallery {
  const row = element.querySelector('ul');
  const large = linksOf(element, 0);
  const small = linksOf(element, 1);
  const events = new AbortController();
  let shown = 0;

  const mark = (at: number) => {
    shown = at;
    large.forEach((link, place) => {
      link.tabIndex = place === at ? 0 : -1;
    });
    small.forEach((link, place) => {
      if (place === at) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };

  const goTo = (at: number) => {
    if (!row || !large[at]) return;
    mark(at);
    row.scrollTo({ left: at * row.clientWidth });
  };
  const focus = (at: number) => {
    goTo(at);
    large[at]?.focus({ preventScroll: true });
  };

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A modifier key opens the link in a new tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const at = large.indexOf(link);
    if (at < 0) goTo(small.indexOf(link));
    else onZoom(at);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    // Moves from the focused picture; a focused thumbnail keeps the focus.
    const at = large.indexOf(document.activeElement as HTMLAnchorElement);
    if (at < 0) goTo(shown + step);
    else focus(at + step);
  };

  const { signal } = events;
  element.addEventListener('click', onClick, { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  row?.addEventListener('pointerenter', onNear, { signal });
  row?.addEventListener('focusin', onNear, { signal });
  row?.addEventListener('scroll', () => mark(Math.round(row.scrollLeft / (row.clientWidth || 1))), {
    signal,
    passive: true,
  });
  return { focus, stop: () => events.abort() };
}
