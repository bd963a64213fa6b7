// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListAddress } from '@/components/listing/list-links';
import { savedScrollPosition } from '@/components/listing/scroll-position';
import { useScrollRestoration } from '@/components/listing/use-scroll-restoration';
import '../support/render-with-store';

const list = (page = 0): ListAddress => ({ path: '/nl/c/papier', groupId: 3, query: { page, filters: {} } });
const SIZE = 2;

/** Cards of 100 px; jsdom has no layout, so their positions are defined here. */
function List({ page = 0, cards = 6 }: { page?: number; cards?: number }) {
  const mark = useRef<HTMLDivElement>(null);
  useScrollRestoration(mark, list(page), SIZE);
  return (
    <div className="list-main">
      <div className="product-list">
        {Array.from({ length: cards }, (_, n) => `card ${n}`).map((name) => (
          <a key={name} href="/nl/p/x" className="card">
            {name}
          </a>
        ))}
      </div>
      <div ref={mark} />
    </div>
  );
}

let scrolled = 0;
const scrollBy = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = 0;
  scrollBy.mockReset();
  vi.stubGlobal('scrollBy', scrollBy);
  history.replaceState({ __NA: true }, '', '/nl/c/papier?groupID=3&page=0');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = Number(this.textContent?.split(' ')[1]) * 100 - scrolled;
    return { top: at, bottom: at + 100 } as DOMRect;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function scrollTo(y: number) {
  scrolled = y;
  fireEvent.scroll(window);
  act(() => {
    vi.advanceTimersByTime(250);
  });
}

describe('the scroll position in a list', () => {
  it('is kept in the history entry, and the address is that of the visible page', () => {
    render(<List />);
    scrollTo(430);
    expect(savedScrollPosition()).toEqual({ card: 4, top: -30 });
    expect(location.search).toBe('?groupID=3&page=2');
    scrollTo(30);
    expect(location.search).toBe('?groupID=3&page=0');
  });

  it('changes nothing for the router while the visible page is the same', () => {
    render(<List />);
    scrollTo(30);
    expect(history.state).toEqual({ __NA: true, listPlace: { card: 0, top: -30 } });
  });

  it('is written at once when the page is left', () => {
    render(<List />);
    scrolled = 210;
    fireEvent.click(screen.getByText('card 2'));
    expect(savedScrollPosition()).toEqual({ card: 2, top: -10 });
    scrolled = 310;
    fireEvent(window, new Event('pagehide'));
    expect(savedScrollPosition()).toEqual({ card: 3, top: -10 });
    expect(history.scrollRestoration).toBe('manual');
  });

  it('is restored, also where the list starts at a later page', () => {
    history.replaceState({ listPlace: { card: 5, top: 20 } }, '');
    const { unmount } = render(<List />);
    expect(scrollBy).toHaveBeenLastCalledWith({ top: 480, behavior: 'instant' });
    unmount();
    render(<List page={2} cards={2} />);
    expect(scrollBy).toHaveBeenLastCalledWith({ top: 80, behavior: 'instant' });
    expect(history.scrollRestoration).toBe('auto');
  });

  it('does not scroll when the card no longer exists', () => {
    history.replaceState({ listPlace: { card: 50, top: 20 } }, '');
    render(<List />);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
