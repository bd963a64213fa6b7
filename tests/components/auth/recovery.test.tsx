// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AskLinkForm } from '@/components/auth/ask-link-form';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { fakeApi, flat, refused } from '../../store/support/api';
import { wireSession } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const PATH = 'auth/change_password_after_recovery';

/** The page of the mailed link, with recorded navigations and the URL in the address bar. */
function openLink(hash: string) {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, hash, pathname: '/nl/wachtwoord-herstellen', assign });
  const replaced = vi.spyOn(history, 'replaceState');
  return { ...renderWithStore(<NewPasswordForm />), assign, replaced };
}
const choose = async (user: ReturnType<typeof renderWithStore>['user'], password: string) => {
  await user.click(await screen.findByLabelText('Nieuw wachtwoord'));
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Wachtwoord bewaren en inloggen' }));
};

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('requests a link, and shows the same answer whether the address is known or not', async () => {
  const asked = api.answers('auth/reset_password', () => ({}));
  const { user } = renderWithStore(<AskLinkForm />);
  await user.click(screen.getByRole('button', { name: 'Link aanvragen' }));
  expect(await screen.findByText('Vul uw e-mailadres in.')).toBeTruthy();
  await user.type(screen.getByLabelText('E-mailadres'), 'wie@voorbeeld.test{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Als wie@voorbeeld.test bij ons bekend is',
  );
  expect(asked[0]?.body).toEqual({ username: 'wie@voorbeeld.test' });
});

describe('the link of the mail', () => {
  it('removes its code from the address, and logs in with the new password', async () => {
    const sent = api.answers(PATH, () => flat(wireSession({ authenticated: true })));
    const { user, assign, replaced } = openLink('#naam=wie%40voorbeeld.test&code=geheim');
    await choose(user, 'vier losse woorden hier');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(replaced).toHaveBeenCalledWith(null, '', '/nl/wachtwoord-herstellen');
    expect(sent[0]?.body).toEqual({
      username: 'wie@voorbeeld.test',
      recoveryCode: 'geheim',
      password: 'vier losse woorden hier',
    });
  });

  it('works after a reload, and not any more once it was used', async () => {
    const sent = api.answers(PATH, () => flat(wireSession({ authenticated: true })));
    openLink('#naam=wie&code=geheim').unmount();
    const { user, assign, unmount } = openLink('');
    await choose(user, 'vier losse woorden hier');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(sent[0]?.body).toMatchObject({ username: 'wie', recoveryCode: 'geheim' });
    unmount();
    openLink('');
    expect((await screen.findByRole('alert')).textContent).toContain('Deze link werkt niet (meer).');
  });

  it('says to open the mail again where the page has no code', async () => {
    openLink('');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Deze link werkt niet (meer). Open de link in de e-mail nog een keer. Helpt dat niet? Vraag een nieuwe aan.',
    );
  });

  it('is forgotten when it turns out dead', async () => {
    api.answers(PATH, () => refused('credentials_wrong'));
    const { user } = openLink('#naam=wie&code=oud');
    await choose(user, 'vier losse woorden hier');
    await screen.findByRole('alert');
    expect(sessionStorage).toHaveLength(0);
  });

  it('says at the field why a password is too weak, and takes another', async () => {
    api.answers(PATH, () => refused('invalid_request', { password: 'password_too_short' }));
    const { user } = openLink('#naam=wie&code=geheim');
    await choose(user, 'kort');
    expect(await screen.findByText(/van minstens tien tekens\.$/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nieuw wachtwoord')));
  });

  it.each(['', '#naam=wie&code=oud'])(
    'says that it is no longer valid, and where to request another: %s',
    async (hash) => {
      api.answers(PATH, () => refused('credentials_wrong'));
      const { user } = openLink(hash);
      if (hash) await choose(user, 'vier losse woorden hier');
      expect((await screen.findByRole('alert')).textContent).toContain('Deze link werkt niet (meer).');
      expect(screen.getByRole('link', { name: 'Vraag een nieuwe aan.' }).getAttribute('href')).toBe(
        '/nl/wachtwoord-vergeten',
      );
    },
  );
});
