// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginSteps } from '@/components/admin/login-steps';
import { AdminProvider } from '@/store/admin-provider';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const factor = { second_factor: 'off', second_factor_demanded: false, recovery_codes_left: 0 };
const WRONG = 'Verkeerde inloggegevens of gebruiker niet gevonden...';

let assign: ReturnType<typeof vi.fn>;
beforeEach(() => {
  assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
});
afterEach(() => vi.unstubAllGlobals());

/** Answers of the admin API, by the last part of their path. */
function answers(path: string, respond: () => Response | object) {
  const bodies: unknown[] = [];
  api.server.use(
    http.post(`*/beheer-api/auth/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      const answer = respond();
      return answer instanceof Response ? answer : HttpResponse.json({ result: true, data: answer });
    }),
  );
  return bodies;
}

const show = (known?: { code: string; name: string }, refusedText?: string, ownCode = '') =>
  renderWithStore(
    <AdminProvider>
      <LoginSteps known={known} ownCode={ownCode} refused={refusedText} />
    </AdminProvider>,
  ).user;
const press = (user: ReturnType<typeof show>, name: string) =>
  user.click(screen.getByRole('button', { name }));

const demo = { code: 'DEMO', name: 'Toonbank' };

async function logIn(user: ReturnType<typeof show>) {
  await user.type(screen.getByLabelText('Gebruikersnaam'), 'beheer@demo.test');
  await user.type(screen.getByLabelText('Wachtwoord'), 'geheim-geheim');
  await press(user, 'Inloggen');
}

describe('the admin login', () => {
  it('asks for the client code first, then shows the client and asks for name and password', async () => {
    answers('validate_client_code', () => ({ client_name: 'Toonbank' }));
    const sent = answers('login', () => ({
      sid: '',
      user_name: 'B. Heer',
      client_code: 'DEMO',
      role: 'manager',
      ...factor,
    }));
    const user = show();
    expect(screen.queryByLabelText('Wachtwoord')).toBeNull();
    await user.type(screen.getByLabelText('Klantcode'), ' demo ');
    await press(user, 'Verder');
    expect(await screen.findByText('Toonbank')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gebruikersnaam')));
    await logIn(user);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/beheer'));
    expect(sent).toEqual([{ clientCode: 'demo', username: 'beheer@demo.test', password: 'geheim-geheim' }]);
  });

  it('begins with the code of the site that is shown, which can be sent as it is', async () => {
    const sent = answers('validate_client_code', () => ({ client_name: 'Mijn Winkel' }));
    const user = show(undefined, undefined, 'MIJNWINKEL');
    expect(screen.getByLabelText<HTMLInputElement>('Klantcode').value).toBe('MIJNWINKEL');
    await press(user, 'Verder');
    expect(await screen.findByText('Mijn Winkel')).toBeTruthy();
    expect(sent).toEqual([{ clientCode: 'MIJNWINKEL' }]);
  });

  it('shows the specified sentence for a wrong client code', async () => {
    answers('validate_client_code', () => refused('credentials_wrong'));
    const user = show();
    await user.type(screen.getByLabelText('Klantcode'), 'NIET');
    await press(user, 'Verder');
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Klantcode')));
  });

  it('shows the specified sentence for a wrong name or password', async () => {
    answers('login', () => refused('credentials_wrong'));
    const user = show(demo);
    await logIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
    expect(assign).not.toHaveBeenCalled();
  });

  it('says how long to wait after too many attempts', async () => {
    answers('login', () => refused('too_many_requests', undefined, { 'retry-after': '40' }));
    const user = show(demo);
    await logIn(user);
    const text = (await screen.findByRole('alert')).textContent;
    expect(text).toMatch(/te veel pogingen achter elkaar\. Probeer het over (40|39) seconden opnieuw\./);
  });

  it('names an empty field without asking the server', async () => {
    const sent = answers('login', () => refused('internal'));
    const user = show(demo);
    await press(user, 'Inloggen');
    expect(await screen.findAllByText('Vul dit veld in.')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('goes back to the first step for another client code', async () => {
    const user = show(demo, WRONG);
    expect(screen.getByRole('alert').textContent).toBe(WRONG);
    await user.click(screen.getByRole('link', { name: 'Andere klantcode' }));
    expect(screen.getByLabelText('Klantcode')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
