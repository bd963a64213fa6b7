// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '@/components/header/search-box';
import { forgetSearches, recentSearches, rememberSearch } from '@/components/search/recent-searches';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

const router = { push: vi.fn(), prefetch: vi.fn() };
mockNavigation({ useRouter: () => router, usePathname: () => window.location.pathname });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  window.history.replaceState(null, '', '/');
});

describe('recent searches', () => {
  it('are the last six, latest first, each once whatever its capitals', () => {
    for (const text of ['mop', 'zeep', 'Zeep', 'a', 'b', 'c', 'd', 'e']) rememberSearch(text);
    expect(recentSearches()).toEqual(['e', 'd', 'c', 'b', 'a', 'Zeep']);
  });

  it('skip pasted texts', () => {
    rememberSearch('z'.repeat(61));
    expect(recentSearches()).toEqual([]);
  });

  it.each(['geen json', '{}', '[1, null, {"a": 1}]'])('are none where the storage holds %s', (held) => {
    localStorage.setItem('toonbank.searches', held);
    expect(recentSearches()).toEqual([]);
  });

  it('are none where storage is forbidden', () => {
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('nee', 'QuotaExceededError');
    });
    expect(() => rememberSearch('zeep')).not.toThrow();
    storage.mockRestore();
    forgetSearches();
    expect(localStorage.getItem('toonbank.searches')).toBeNull();
  });
});

describe('an empty search box', () => {
  const box = () => screen.getByRole('combobox', { name: 'Zoeken' });
  async function focused(...texts: string[]) {
    for (const text of texts) rememberSearch(text);
    const view = renderWithStore(<SearchBox prices="hidden" />);
    await view.user.click(box());
    if (texts.length > 0) await screen.findByRole('listbox', { name: 'Recente zoekopdrachten' });
    return view;
  }
  const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

  it('offers them, and announces how many', async () => {
    const { user } = await focused('mop', 'zeep 5 l');
    expect(shown()).toEqual(['zeep 5 l', 'mop']);
    expect(screen.getByRole('status').textContent).toContain('2 recente zoekopdrachten');
    await user.keyboard('{ArrowDown}');
    const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('href')).toBe('/nl/zoeken/zeep%205%20l');
  });

  it('removes one by its button or by Delete, and the focus returns to the box', async () => {
    const { user } = await focused('mop', 'zeep', 'doek');
    await user.click(screen.getByRole('button', { name: '‘zeep’ weghalen' }));
    expect(shown()).toEqual(['doek', 'mop']);
    expect(document.activeElement).toBe(box());
    await user.keyboard('{ArrowDown}{Delete}');
    expect(shown()).toEqual(['mop']);
    expect(recentSearches()).toEqual(['mop']);
  });

  it('removes all at once', async () => {
    const { user } = await focused('mop', 'zeep');
    await user.click(screen.getByRole('button', { name: 'Alles wissen' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(recentSearches()).toEqual([]);
  });

  it('opens nothing without recent searches', async () => {
    await focused();
    await waitFor(() => expect(screen.getByRole('status')).toBeTruthy());
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });
});
