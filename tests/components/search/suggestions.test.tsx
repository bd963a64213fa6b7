// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '../../store/support/api';
import { wireProduct } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { box, found, none, showBox, typeInto } from '../support/search-box';

const router = { push: vi.fn(), prefetch: vi.fn() };
mockNavigation({ useRouter: () => router, usePathname: () => window.location.pathname });
const { answers } = fakeApi();
const typed = (text: string, answer?: object, prices?: 'excl' | 'hidden') =>
  typeInto(answers, text, answer, prices);

const activeText = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

beforeEach(() => {
  router.push.mockClear();
  router.prefetch.mockClear();
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

describe('suggestions', () => {
  it('send one request for the typed text, with its last word unfinished', async () => {
    const { calls } = await typed('zeep');
    expect(calls.map((call) => call.body)).toEqual([
      { search: 'zeep', families: true, suggest: true, pageSize: 6 },
    ]);
  });

  it('send no request for a single letter', async () => {
    const { user } = showBox();
    await user.type(box(), 'z');
    await screen.findByRole('status');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('list products, groups and brands under headings, and all results last', async () => {
    await typed('zeep');
    const list = screen.getByRole('listbox', { name: 'Suggesties' });
    expect(box().getAttribute('aria-controls')).toBe(list.id);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      3,
    );
    expect(screen.getByRole('group', { name: 'Producten' }).querySelectorAll('[role=option]')).toHaveLength(
      2,
    );
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/nl/p/zeepdispenser-mat-7',
      '/nl/p/8',
      '/nl/c/zeep?groupID=3&page=0',
      '/nl/c/merken/schuimrijk',
      '/nl/zoeken/zeep',
    ]);
    expect(screen.getByRole('option', { name: /Alle resultaten bekijken/ }).textContent).toContain(
      '143 producten',
    );
    expect(screen.getByRole('status').textContent).toContain('5 suggesties, 143 producten gevonden.');
  });

  it('mark what matches, whatever its accents', async () => {
    await typed('creme');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Crème']);
  });

  it('show customers their price, and visitors none', async () => {
    const priced = { ...found, docs: [wireProduct({ calcprice: 12.5 })] };
    const { unmount } = await typed('zeep', priced, 'excl');
    expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/€\s12,50per doos/);
    unmount();
    await typed('zeep');
    expect(document.body.textContent).not.toContain('€');
  });

  it('ignore a late answer to an older text', async () => {
    let answerFirst = (_: Response) => {};
    const first = new Promise<Response>((answer) => {
      answerFirst = answer;
    });
    const asked: string[] = [];
    answers('products/get_products', (body) => {
      const { search } = body as { search: string };
      asked.push(search);
      // The first answer arrives after the second is on the screen.
      return search === 'ze' ? (first as unknown as Response) : found;
    });
    const { user } = showBox();
    await user.type(box(), 'ze');
    await waitFor(() => expect(asked).toEqual(['ze']));
    await user.type(box(), 'ep');
    expect(await screen.findByRole('option', { name: /Zeepdispenser mat/ })).toBeTruthy();
    await act(async () => {
      answerFirst(HttpResponse.json({ result: true, data: none }));
      await first;
    });
    expect(screen.getByRole('option', { name: /Zeepdispenser mat/ })).toBeTruthy();
  });

  it('offer the corrected text', async () => {
    await typed('zepe', { ...found, corrected: 'zeep' });
    expect(screen.getByText(/Niets gevonden voor ‘zepe’/)).toBeTruthy();
    const meant = screen.getByRole('group', { name: 'Bedoelde u' }).querySelector('a');
    expect(meant?.getAttribute('href')).toBe('/nl/zoeken/zeep');
    expect(document.querySelector('mark')?.textContent).toBe('Zeep');
  });

  it('say that there are no results', async () => {
    await typed('qqqq', none);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText(/Probeer een korter woord/)).toBeTruthy();
  });

  it('leave the box working when they fail', async () => {
    const { user } = await typed('zeep', refused('unavailable'));
    expect(screen.getAllByText(/Suggesties lukken nu even niet/)).toHaveLength(2);
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/nl/zoeken/zeep');
  });
});

describe('the keyboard', () => {
  it('goes down and up through the options, with the box in between', async () => {
    const { user } = await typed('zeep');
    expect(activeText()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(activeText()).toContain('Zeepdispenser');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(activeText());
    expect(router.prefetch).toHaveBeenCalledWith('/nl/p/zeepdispenser-mat-7');
    await user.keyboard('{ArrowUp}');
    expect(activeText()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(activeText()).toContain('Alle resultaten');
    expect(document.activeElement).toBe(box());
  });

  it('opens the active option with Enter, and submits the text when there is none', async () => {
    const { user } = await typed('zeep');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/nl/p/zeepdispenser-mat-7', { scroll: true });
    expect(screen.queryByRole('listbox')).toBeNull();
    router.push.mockClear();
    await user.click(box());
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/nl/zoeken/zeep');
  });

  it('takes the focus out of the box with an option that was chosen, as with a search', async () => {
    const content = document.body.appendChild(document.createElement('main'));
    Object.assign(content, { id: 'inhoud', tabIndex: -1 });
    for (const keys of ['{ArrowDown}{Enter}', undefined]) {
      const { user, unmount } = await typed('zeep');
      if (keys) await user.keyboard(keys);
      else await user.click(screen.getAllByRole('option')[0] as HTMLElement);
      expect(document.activeElement).toBe(content);
      unmount();
    }
    content.remove();
  });

  it('moves in the text with Home and End, and Enter then submits it', async () => {
    const { user } = await typed('zeep');
    await user.keyboard('{ArrowDown}{Home}');
    expect(activeText()).toBeNull();
    expect(box().selectionStart).toBe(0);
  });

  it('closes with Escape, and only then clears', async () => {
    const { user } = await typed('zeep');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('zeep');
    await user.keyboard('{ArrowDown}');
    expect(activeText()).toContain('Zeepdispenser');
    await user.keyboard('{Escape}{Escape}');
    expect(box().value).toBe('');
  });

  it('chooses nothing during IME composition', async () => {
    await typed('zeep');
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    expect(activeText()).toBeNull();
  });
});

describe('the list under the box', () => {
  it('closes when the focus moves or another place is tapped', async () => {
    const { user } = await typed('zeep');
    fireEvent.pointerDown(screen.getByRole('listbox'));
    expect(screen.getByRole('listbox')).toBeTruthy();
    fireEvent.pointerDown(screen.getByText('Elders'));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(box(), 'd');
    expect(await screen.findByRole('listbox')).toBeTruthy();
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Elders');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens an option with the mouse, and leaves the box', async () => {
    const { user } = await typed('zeep');
    await user.click(screen.getByRole('option', { name: /Zeepdispensers/ }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/nl/c/zeep?groupID=3&page=0', { scroll: true });
    expect(document.activeElement).not.toBe(box());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
