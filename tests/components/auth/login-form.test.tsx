// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginForm } from '@/components/auth/login-form';
import { fakeApi, flat, refused } from '../../store/support/api';
import { wireSession } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();

/** Records navigations; jsdom can't navigate. */
function watchLeaving(search = '') {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, search, assign });
  return assign;
}
const fill = async (user: ReturnType<typeof renderWithStore>['user']) => {
  await user.type(screen.getByLabelText('E-mailadres'), 'inkoper@demo.test');
  await user.type(screen.getByLabelText('Wachtwoord'), 'geheim-geheim');
  await user.click(screen.getByRole('button', { name: 'Inloggen' }));
};

describe('the login form', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('names the missing fields and focuses the first of them', async () => {
    const { user } = renderWithStore(<LoginForm toCart={false} />);
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(await screen.findByText('Vul uw e-mailadres in.')).toBeTruthy();
    expect(screen.getByText('Vul uw wachtwoord in.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mailadres')));
  });

  it.each([
    ['wrong', () => refused('credentials_wrong'), 'Gebruikersnaam of wachtwoord klopt niet.'],
    ['broken', () => HttpResponse.error(), 'Er ging iets mis op de server, probeer het nogmaals.'],
  ])('shows the specified sentence for %s, and keeps the typed values', async (_, answer, sentence) => {
    api.answers('auth/login', answer);
    const { user } = renderWithStore(<LoginForm toCart={false} />);
    await fill(user);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(screen.getByLabelText('E-mailadres')).toHaveProperty('value', 'inkoper@demo.test');
    expect(screen.getByLabelText('Wachtwoord')).toHaveProperty('value', 'geheim-geheim');
  });

  it.each([
    ['back to where it was asked for', false, '?terug=%2Fnl%2Fc%2Fsale%3Fpage%3D1', '/nl/c/sale?page=1'],
    ['home when the way back leads elsewhere', false, '?terug=%2F%2Fkwaad.example', '/'],
    ['on to the cart', true, '?terug=%2Fnl%2Fc%2Fsale', '/nl/winkelwagen'],
  ])('redirects %s', async (_, toCart, search, target) => {
    api.answers('auth/login', () => flat(wireSession()));
    const assign = watchLeaving(search);
    const { user } = renderWithStore(<LoginForm toCart={toCart} />);
    await fill(user);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(target));
  });

  it('never puts the password into the address, not even before hydration', () => {
    const { container } = renderWithStore(<LoginForm toCart={false} />);
    expect(container.querySelector('form')?.method).toBe('post');
  });
});
