// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SignUpForm } from '@/components/newsletter/sign-up-form';
import { makeStore } from '@/store/make-store';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded on first use, which is no part of what is tested.
beforeAll(() => Promise.all([import('@/api/browser'), import('@/components/form/form-engine')]));
beforeEach(() => sessionStorage.clear());

const PATH = 'service/set_newsletter';
const show = () => renderWithStore(<SignUpForm privacy={null} />, makeStore());
const email = () => screen.getByLabelText<HTMLInputElement>('E-mailadres');
const send = () => screen.getByRole('button', { name: 'Aanmelden voor de nieuwsbrief' });

it('checks the address, and then says that a mail waits to be confirmed', async () => {
  const sent = api.answers(PATH, () => ({}));
  const { user } = show();
  await user.type(email(), 'noor{Enter}');
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await user.type(email(), '@voorbeeld.test');
  await user.click(send());
  const heading = await screen.findByRole('heading', { name: 'Nog één stap: bevestig uw aanmelding' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.body.textContent).toContain('een e-mail gestuurd naar noor@voorbeeld.test');
  expect(sent[0]?.body).toEqual({ email: 'noor@voorbeeld.test', website: '' });
});

it('shows what is agreed to, and keeps the address when it was not sent, also after a reload', async () => {
  api.answers(PATH, () => refused('unavailable'));
  const { user, unmount, container } = show();
  expect(container.textContent).toContain('Ik wil de nieuwsbrief per e-mail ontvangen.');
  await user.type(email(), 'noor@voorbeeld.test{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Uw aanmelding is niet verstuurd.');
  unmount();
  show();
  await waitFor(() => expect(email().value).toBe('noor@voorbeeld.test'));
});
