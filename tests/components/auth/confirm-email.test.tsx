// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ConfirmEmailPage } from '@/templates/basis/recovery';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const CONFIRM = 'auth/confirm_email';
// Loaded on first use, which is no part of what is tested.
beforeAll(() => import('@/api/browser'));
afterEach(() => sessionStorage.clear());
beforeEach(() => history.replaceState(null, '', '/nl/e-mailadres-bevestigen#code=geheim'));

const press = () => screen.findByRole('button', { name: 'E-mailadres bevestigen' });

it('confirms with the code of the link, removes it from the address bar, and names the new address', async () => {
  const sent = api.answers(CONFIRM, () => ({ email: 'nora@voorbeeld.test' }));
  const { user } = renderWithStore(<ConfirmEmailPage />);
  await user.click(await press());
  expect(await screen.findByText(/nora@voorbeeld\.test is nu het e-mailadres/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ code: 'geheim' }]);
  expect(location.hash).toBe('');
});

it('says that a link is no longer valid, and where to request another', async () => {
  api.answers(CONFIRM, () => refused('credentials_wrong'));
  const { user } = renderWithStore(<ConfirmEmailPage />);
  await user.click(await press());
  expect((await screen.findByRole('alert')).textContent).toContain('Deze link werkt niet (meer).');
  expect(screen.getByRole('link', { name: /Vul uw nieuwe e-mailadres/ }).getAttribute('href')).toBe(
    '/nl/mijn-account/gegevens',
  );
});

it('keeps its code over a reload until it is used', async () => {
  renderWithStore(<ConfirmEmailPage />).unmount();
  const sent = api.answers(CONFIRM, () => ({ email: 'nora@voorbeeld.test' }));
  const { user } = renderWithStore(<ConfirmEmailPage />);
  await user.click(await press());
  await screen.findByText(/is nu het e-mailadres/);
  expect(sent.map(({ body }) => body)).toEqual([{ code: 'geheim' }]);
  expect(sessionStorage).toHaveLength(0);
});

it('says how long to wait after too many attempts, and keeps the link', async () => {
  api.answers(CONFIRM, () => refused('too_many_requests', undefined, { 'retry-after': '90' }));
  const { user } = renderWithStore(<ConfirmEmailPage />);
  await user.click(await press());
  expect((await screen.findByRole('alert')).textContent).toContain('Probeer het over 2 minuten opnieuw.');
  expect(await press()).toBeTruthy();
});

it('links a customer to the account and a visitor to the login', async () => {
  const { unmount } = renderWithStore(<ConfirmEmailPage isCustomer />);
  const toAccount = await screen.findByRole('link', { name: 'Naar Mijn account' });
  expect(toAccount.getAttribute('href')).toBe('/nl/mijn-account');
  expect(screen.queryByRole('link', { name: 'Terug naar inloggen' })).toBeNull();
  unmount();
  renderWithStore(<ConfirmEmailPage />);
  expect(screen.getByRole('link', { name: 'Terug naar inloggen' }).getAttribute('href')).toBe('/login');
});
