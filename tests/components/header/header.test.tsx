// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import type { ProductGroup } from '@/api/types';
import { CartButton } from '@/components/header/cart-button';
import { MainNav } from '@/components/header/main-nav';
import { MobileMenu } from '@/components/header/mobile-menu';
import { MobileMenuButton } from '@/components/header/mobile-menu-button';
import { mainGroups } from '@/components/header/nav-group';
import { LinkEvents } from '@/components/layout/link-events';
import { Toaster } from '@/components/layout/toaster';
import { LogoutButton } from '@/components/session/logout-button';
import { LoginLink } from '@/components/shared/login-link';
import { toastShown } from '@/store/app/slice';
import { cartKey } from '@/store/cart/overlay';
import { cartStored, lineChanged } from '@/store/cart/slice';
import { updateCart } from '@/store/cart/thunks';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

const router = { push: vi.fn(), prefetch: vi.fn() };
mockNavigation({ useRouter: () => router, usePathname: () => '/' });

const api = fakeApi();
const groups = [
  {
    id: 1,
    label: 'Papier',
    path: 'c/papier',
    image: '/media/demo/groups/1.svg',
    columns: [[{ id: 10, label: 'Toiletpapier', path: 'c/papier/toiletpapier' }], [], []],
  },
];

beforeEach(() => {
  router.push.mockClear();
  router.prefetch.mockClear();
});

describe('the cart button', () => {
  it.each([
    ['excl', 'Winkelwagen: 2 artikelen € 25,00 excl. btw'],
    ['both', 'Winkelwagen: 2 artikelen € 30,25 incl. btw'],
    ['hidden', 'Winkelwagen: 2 artikelen'],
  ] as const)('says count and total where prices are %s', (view, name) => {
    const { store } = renderWithStore(<CartButton prices={view} />);
    act(() => void store.dispatch(cartStored(camelize(wireCart()))));
    const spaced = (label: string) => label.replaceAll('\u00a0', ' ') === name;
    expect(screen.getByRole('link', { name: spaced })).toBeTruthy();
  });
});

describe('the mega menu', () => {
  it('is not there for a group without subgroups, which is a link', () => {
    const papers = { id: 1, parentId: 0, siteLabel: 'Papier', path: 'c/papier', image: '', subgroups: [] };
    renderWithStore(<MainNav groups={mainGroups([papers as unknown as ProductGroup])} />);
    expect(screen.getByRole('link', { name: 'Papier' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.getElementById('mega-1')).toBeNull();
  });

  const panel = () => document.getElementById('mega-1');

  it('has its groups in three columns by the first digit of their order, in the third without one', () => {
    const group = (id: number, sortOrder: number, subgroups: unknown[] = []) => {
      const label = `Groep ${id}`;
      return { id, parentId: 0, siteLabel: label, path: `c/${id}`, image: '', sortOrder, subgroups };
    };
    const subgroups = [group(11, 10), group(12, 25), group(13, 30), group(14, 40), group(15, 11)];
    const papers = group(1, 10, subgroups) as unknown as ProductGroup;
    renderWithStore(<MainNav groups={mainGroups([papers])} />);
    const columns = [...(panel()?.querySelectorAll('ul') ?? [])].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(columns).toEqual([['Groep 11', 'Groep 15'], ['Groep 12'], ['Groep 13', 'Groep 14']]);
  });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () =>
      Response.json({ deep: { 10: [{ id: 47, label: 'Jumborollen', path: 'c/j' }] } }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('has its links in the page before it is opened', () => {
    renderWithStore(<MainNav groups={groups} />);
    expect(panel()?.hidden).toBe(true);
    expect(panel()?.querySelector('a')?.getAttribute('href')).toBe(
      '/nl/c/papier/toiletpapier?groupID=10&page=0',
    );
  });

  const moveOver = (item: Element) => fireEvent(item, pointer('pointermove'));
  const pointer = (type: string) =>
    Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' });

  it('stays closed on a page that comes up under a resting pointer, and after a click', async () => {
    renderWithStore(<MainNav groups={groups} />);
    const item = screen.getByRole('link', { name: 'Papier' });
    fireEvent.pointerEnter(item.closest('li') ?? item, { pointerType: 'mouse' });
    fireEvent(item, pointer('pointerover'));
    await wait(1_000);
    expect(panel()?.hidden).toBe(true);
    moveOver(item);
    await wait(100);
    fireEvent.click(item);
    await wait(1_000);
    expect(panel()?.hidden).toBe(true);
  });

  it('opens after 200 ms of hovering and closes 300 ms after leaving', async () => {
    renderWithStore(<MainNav groups={groups} />);
    const item = screen.getByRole('link', { name: 'Papier' });
    moveOver(item);
    await wait(199);
    expect(panel()?.hidden).toBe(true);
    await wait(1);
    expect(panel()?.hidden).toBe(false);
    fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
    await wait(299);
    expect(panel()?.hidden).toBe(false);
    await wait(1);
    expect(panel()?.hidden).toBe(true);
  });

  it('opens with the arrow key on its first link; Escape closes it and focuses its button', async () => {
    renderWithStore(<MainNav groups={groups} />);
    const item = screen.getByRole('link', { name: 'Papier' });
    act(() => item.focus());
    await vi.dynamicImportSettled();
    fireEvent.keyDown(item, { key: 'ArrowDown' });
    await wait(50);
    expect(panel()?.hidden).toBe(false);
    expect(document.activeElement?.textContent).toBe('Toiletpapier');
    expect(screen.getByRole('link', { name: 'Jumborollen' })).toBeTruthy();

    fireEvent.keyDown(document.activeElement ?? item, { key: 'Escape' });
    expect(panel()?.hidden).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Toon alles onder Papier' }));
  });

  it('follows its button in the order of Tab, both ways, when it is open', async () => {
    renderWithStore(<MainNav groups={groups} />);
    const button = screen.getByRole('button', { name: 'Toon alles onder Papier' });
    act(() => button.focus());
    await vi.dynamicImportSettled();
    expect(fireEvent.keyDown(button, { key: 'Tab' }), 'closed, the key does what it always does').toBe(true);
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Tab' });
    await wait(50);
    expect(document.activeElement?.textContent).toBe('Toiletpapier');
    fireEvent.keyDown(document.activeElement ?? button, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(button);
    expect(panel()?.hidden).toBe(false);
  });

  it('shows its headings when their subgroups can’t be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    renderWithStore(<MainNav groups={groups} />);
    fireEvent.click(screen.getByRole('button', { name: 'Toon alles onder Papier' }));
    await wait(0);
    expect(screen.getByRole('link', { name: 'Toiletpapier' })).toBeTruthy();
  });
});

describe('the menu on a phone', () => {
  const file = {
    deep: {},
    groups: [
      {
        id: 1,
        label: 'Papier',
        path: 'c/papier',
        subgroups: [{ id: 10, label: 'Toiletpapier', path: 'c/papier/toiletpapier' }],
      },
      { id: 2, label: 'Zeep', path: 'c/zeep', subgroups: [] },
    ],
    phone: '020 555 01 10',
  };
  const menu = () => document.getElementById('mobiel-menu');
  const links = () => [...(menu()?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
  const show = (audience: 'visitor' | 'customer') =>
    renderWithStore(
      <>
        <MobileMenuButton />
        <MobileMenu audience={audience} />
      </>,
    );
  afterEach(() => void vi.unstubAllGlobals());

  it('offers home, the groups with their subgroups, and the login, and has no tab stop while closed', async () => {
    vi.stubGlobal('fetch', async () => Response.json(file));
    const { user } = show('visitor');
    expect(menu()?.hasAttribute('inert')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByText('Papier');
    expect(links()).toEqual([
      'Home',
      'Alles in Papier',
      'Toiletpapier',
      'Zeep',
      'Alle groepen',
      'Merken',
      'Sale',
      'Inloggen',
      'Contact',
      '020 555 01 10',
    ]);
    await waitFor(() => expect(menu()?.dataset.open).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Menu sluiten' }));
    expect(menu()?.hasAttribute('inert')).toBe(true);
  });

  it('leads to all groups when they can’t be loaded, and a customer to its lists', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { user } = show('customer');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('link', { name: 'Home' });
    await waitFor(() =>
      expect(links()).toEqual([
        'Home',
        'Alle groepen',
        'Merken',
        'Sale',
        'Snel bestellen',
        'Bestellijsten',
        'Mijn account',
        'Contact',
      ]),
    );
  });
});

describe('links within the shop', () => {
  it('are prefetched on hover or focus, once, and followed without a new document', async () => {
    const { user } = renderWithStore(
      <>
        <LinkEvents />
        <a href="/nl/c/sale?page=0">Sale</a>
        <a href="/media/demo/blad.pdf">Blad</a>
        <a href="https://elders.example/">Elders</a>
      </>,
    );
    await user.hover(screen.getByText('Sale'));
    await user.click(screen.getByText('Sale'));
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/nl/c/sale?page=0');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/nl/c/sale?page=0', { scroll: true });
    for (const name of ['Blad', 'Elders']) await user.hover(screen.getByText(name));
    expect(router.prefetch).toHaveBeenCalledTimes(1);
  });

  it('lead to the login with the address to return to', async () => {
    window.history.replaceState(null, '', '/nl/p/mop-3?kleur=rood');
    const { user } = renderWithStore(
      <>
        <LinkEvents />
        <LoginLink>Inloggen</LoginLink>
      </>,
    );
    await user.click(screen.getByText('Inloggen'));
    expect(router.push.mock.calls[0]?.[0]).toBe('/login?terug=%2Fnl%2Fp%2Fmop-3%3Fkleur%3Drood');
    window.history.replaceState(null, '', '/');
  });
});

describe('logging out', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    const { user } = renderWithStore(<LogoutButton />);
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await screen.findByRole('dialog', { name: 'Weet u zeker dat u wilt uitloggen?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so when the server could not be reached', async () => {
    api.answers('auth/logout', () => refused('unavailable'));
    const { user } = renderWithStore(<LogoutButton />);
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    const dialog = await screen.findByRole('dialog');
    await user.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog);
    expect((await screen.findByRole('alert')).textContent).toContain('Uitloggen is niet gelukt.');
  });
});

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('name the product in the cart, link to it, and disappear after three seconds', async () => {
    const { store } = renderWithStore(<Toaster />);
    act(() => void store.dispatch(toastShown({ kind: 'in-cart', quantity: 3, name: 'Mop' })));
    const link = await screen.findByRole('link', { name: '3 x Mop in winkelwagen' });
    expect(link.getAttribute('href')).toBe('/nl/winkelwagen');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('show a check mark only once the server has the change', async () => {
    const { store } = renderWithStore(<Toaster />);
    const icon = () => document.querySelector('use')?.getAttribute('href')?.split('#')[1];
    const change = { productId: 1, hash: '', productName: 'Mop', quantity: 3, unit: 11 };
    act(() => {
      store.dispatch(lineChanged(change));
      store.dispatch(toastShown({ kind: 'in-cart', quantity: 3, name: 'Mop', line: cartKey(1, '') }));
    });
    await screen.findByRole('link', { name: '3 x Mop in winkelwagen' });
    expect(icon()).toBe('cart');
    act(() => void store.dispatch(updateCart.rejected(null, 'call', change, 'unavailable')));
    expect(store.getState().cart.unsaved).toEqual({ [cartKey(1, '')]: 'retrying' });
    expect(icon()).toBe('cart');
    const answer = { cart: camelize(wireCart({ version: 2 })), item: 1 };
    act(() => void store.dispatch(updateCart.fulfilled(answer, 'call', change)));
    expect(icon()).toBe('check');
  });

  it('remain while the pointer is over them', async () => {
    const { store } = renderWithStore(<Toaster />);
    act(() => void store.dispatch(toastShown({ kind: 'removed', name: 'Mop' })));
    const toast = await screen.findByText('Artikel verwijderd');
    fireEvent(toast, new MouseEvent('pointermove', { bubbles: true, movementX: 3 }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Artikel verwijderd')).toBeTruthy();
    fireEvent.pointerLeave(toast.parentElement ?? toast);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByText('Artikel verwijderd')).toBeNull();
  });
});
