// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '@/components/header/search-box';
import { recentSearches } from '@/components/search/recent-searches';
import { SearchBoxText } from '@/components/search/search-box-text';
import { searchChanged } from '@/store/products/slice';
import { fakeApi } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';
import { box, none, showBox, typeInto } from '../support/search-box';

const router = { push: vi.fn(), prefetch: vi.fn() };
mockNavigation({ useRouter: () => router, usePathname: () => window.location.pathname });
const { answers } = fakeApi();

beforeEach(() => {
  router.push.mockClear();
  localStorage.clear();
});

describe('the search box', () => {
  it('cannot be sent while it is empty, or holds only spaces', async () => {
    const { user } = showBox();
    const submit = screen.getByRole('button', { name: 'Zoeken' });
    expect(submit).toHaveProperty('disabled', true);
    await user.type(screen.getByPlaceholderText('Welk product zoek je?'), '   {Enter}');
    expect(submit).toHaveProperty('disabled', true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('opens the results for the typed text, trimmed, and gives up the focus', async () => {
    const { user } = await typeInto(answers, ' zeep & soda ', none);
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/nl/zoeken/zeep%20%26%20soda');
    expect(document.activeElement).not.toBe(box());
  });

  it('is a form that works before hydration', () => {
    const { container } = showBox();
    const form = container.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/nl/zoeken', 'get']);
    expect([box().name, box().required]).toEqual(['q', true]);
  });
});

describe('a page of results', () => {
  const page = (text: string, found?: string) => (
    <>
      <SearchBox prices="hidden" />
      {text !== '' && <SearchBoxText text={text} found={found} />}
    </>
  );
  it('puts its text into the box, and leaving the page clears the box', () => {
    const { rerender } = renderWithStore(page('zeep'));
    const on = (text: string) => rerender(page(text));
    expect(box().value).toBe('zeep');
    on('mop');
    expect(box().value).toBe('mop');
    on('');
    expect(box().value).toBe('');
  });

  it('keeps text that was typed before it', () => {
    const { store, rerender } = renderWithStore(page(''));
    act(() => void store.dispatch(searchChanged('dwe')));
    rerender(page('zeep'));
    expect(box().value).toBe('dwe');
  });

  it('remembers a search that had results, as it was corrected', () => {
    renderWithStore(page('zepe', 'zeep'));
    renderWithStore(page('qqqq'));
    expect(recentSearches()).toEqual(['zeep']);
  });
});
