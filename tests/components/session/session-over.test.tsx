// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LazyOverlays } from '@/components/layout/lazy-overlays';
import { initialAuth } from '@/store/auth/slice';
import { authenticate } from '@/store/auth/thunks';
import { changeLine } from '@/store/cart/change-line';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { fetchCart } from '@/store/cart/thunks';
import { makeStore } from '@/store/make-store';
import { watchSession } from '@/store/watch-session';
import { fakeApi, flat, refused } from '../../store/support/api';
import { wireCart, wireItem, wireSession } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded on first use, which is no part of what is tested.
beforeAll(() => import('@/api/browser'));
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands for the gateway
  document.cookie = `toonbank.aud=${value}; path=/`;
};
const stops: (() => void)[] = [];

/** A customer's page with something typed; its session is watched. */
async function openPage(session = wireSession()) {
  const reload = vi.fn();
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload, assign });
  setCookie('customer');
  api.answers('auth/authenticate', () => flat(session));
  const store = makeStore({ auth: { ...initialAuth, isLoggedIn: true } });
  await store.dispatch(authenticate());
  stops.push(watchSession(store));
  const view = renderWithStore(
    <>
      <input aria-label="Opmerking" />
      <LazyOverlays />
    </>,
    store,
  );
  await view.user.type(screen.getByLabelText('Opmerking'), 'half getypt');
  return { ...view, reload, assign };
}
const end = () => {
  setCookie('visitor');
  window.dispatchEvent(new Event('focus'));
};
async function logIn(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.type(await screen.findByLabelText('E-mailadres'), 'inkoper@demo.test');
  await user.type(screen.getByLabelText('Wachtwoord'), 'geheim{Enter}');
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setCookie('');
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a session that ends while the page is open', () => {
  it('is renewed by a login on top of the page, which keeps its typed text', async () => {
    api.answers('auth/login', (_, call) => (call === 1 ? refused('credentials_wrong') : flat(wireSession())));
    api.answers('shopcart/get_cart', () => wireCart());
    const { store, user, reload } = await openPage();
    end();
    const name = await screen.findByLabelText('E-mailadres');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await logIn(user);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Gebruikersnaam of wachtwoord klopt niet.',
    );
    await user.type(screen.getByLabelText('Wachtwoord'), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Opmerking').value).toBe('half getypt');
    // Another customer's login would have emptied the store.
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, username: 'Wout Proefhuis' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page for another customer, and for visitors the visitors’ page', async () => {
    api.answers('auth/login', () => flat(wireSession({ client_name: 'Andere BV' })));
    const { user, reload } = await openPage();
    end();
    await logIn(user);
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('is noticed by a call that is refused, and its notice closes when another tab logs in', async () => {
    const { store } = await openPage();
    api.answers('service/get_account_details', () => refused('session_invalid'));
    setCookie('visitor');
    const { browserCall } = await import('@/api/browser');
    await expect(browserCall('service.accountDetails', {})).rejects.toMatchObject({
      code: 'session_invalid',
    });
    expect(store.getState().auth.over).toBe(true);
    setCookie('customer');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(store.getState().auth.over).toBe(false));
  });
});

describe('a simulated session', () => {
  it('is shown in a bar, and ends by a full load that leaves no data behind', async () => {
    localStorage.setItem('toonbank.searches', '["zeep"]');
    api.answers('auth/logout', (_, call) => (call === 1 ? refused('unavailable') : {}));
    const { user, assign } = await openPage(wireSession({ simulated: true }));
    const stop = await screen.findByRole('button', { name: 'Meekijken beëindigen' });
    expect(screen.getByRole('region', { name: 'Meekijken' }).textContent).toContain(
      'U kijkt mee als Kindcentrum Het Krijtje',
    );
    await user.click(stop);
    expect((await screen.findByRole('alert')).textContent).toContain('niet bereikbaar');
    await user.click(stop);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(localStorage.getItem('toonbank.searches')).toBeNull();
  });

  it('restores a cart line that it may not change, and the bar says why', async () => {
    api.answers('shopcart/get_cart', () => wireCart({ items: [wireItem({ quantity_on_cart: 3 })] }));
    api.answers('shopcart/update_cart', () => refused('simulated_session'));
    const { store } = await openPage(wireSession({ simulated: true }));
    const bar = await screen.findByRole('region', { name: 'Meekijken' });
    expect(bar.textContent).toContain('U kunt alles bekijken, maar niets wijzigen of bestellen.');
    await store.dispatch(fetchCart());
    store.dispatch(changeLine({ productId: 1, productName: 'Jumborol', quantity: 8, unit: 11 }));
    expect(store.getState().cart.items[0]?.quantityOnCart).toBe(8);
    expect(await store.dispatch(whenCartIsSaved())).toBe(false);
    expect(store.getState().cart.items[0]?.quantityOnCart).toBe(3);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'U kijkt mee. Tijdens het meekijken kunt u niets wijzigen of bestellen.',
    );
  });
});
