// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '@/api/types';
import { KeepGuest } from '@/components/checkout/keep-guest';
import { PlacedHeading } from '@/components/checkout/placed-heading';
import { GuestForm } from '@/components/registration/guest-form';
import { fakeApi, flat, refused } from '../../store/support/api';
import { wireSession } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const published = { hasTerms: true, hasPrivacy: true };
const submit = () => screen.getByRole('button', { name: 'Verder naar bestellen' });
const texts = {
  Voornaam: 'An',
  Achternaam: 'Verzonnen',
  'E-mailadres': 'an@voorbeeld.test',
  Postcode: '9000',
  Huisnummer: '12 bus 3',
  Straat: 'Fictielei',
  Plaats: 'Denkgem',
};
beforeEach(() => sessionStorage.clear());

it('makes a guest of what was typed, and leads on to the checkout', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const sent = api.answers('auth/set_guest', () => flat(wireSession()));
  const { user } = renderWithStore(<GuestForm countries={['NL', 'BE']} published={published} />);
  await user.selectOptions(field('Land'), 'BE');
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(new RegExp(`^${name}`)));
    await user.paste(text);
  }
  await user.click(submit());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/nl/winkelwagen/review'));
  expect(sent[0]?.body).toMatchObject({ firstName: 'An', postcode: '9000', country: 'BE', website: '' });
  vi.unstubAllGlobals();
});

it('names what is missing, and focuses the first field', async () => {
  const { user } = renderWithStore(<GuestForm countries={['NL']} published={published} />);
  await user.click(submit());
  expect(await screen.findAllByText(/^Vul .* in/, { selector: '.text-danger' })).toHaveLength(7);
  expect(document.activeElement).toBe(field('Voornaam'));
});

it('offers an account after the order, and says to look at the mail', async () => {
  api.answers('auth/set_guest_account', () => refused('unavailable'));
  const { user } = renderWithStore(<KeepGuest />);
  await user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  api.answers('auth/set_guest_account', () => ({}));
  await user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
  const heading = await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('sends a guest to the mail instead of an account that does not exist', () => {
  const order = { orderId: 7, orderNumber: '10007', orderStatus: 1, paymentSource: 'ECBASE', orderRef: '' };
  const text = (details: object) => {
    const { container, unmount } = renderWithStore(
      <PlacedHeading order={{ ...order, details } as unknown as Order} />,
    );
    const shown = container.textContent;
    unmount();
    return shown;
  };
  expect(text({ guest: true })).toContain('Bewaar de bevestiging');
  expect(text({ guest: true })).not.toContain('uw account');
  expect(text({})).toContain('terug in uw account');
});
