// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refused } from '../../store/support/api';
import { api, openReview, place, terms } from '../support/checkout';

vi.mock('next/navigation', async () => {
  const { push } = await import('../support/router');
  return { useRouter: () => ({ push }) };
});

const invoice = { source: 'ECBASE', label: 'Op factuur', kind: 'invoice' };

it('a payment method that no longer exists is not offered after the order was refused', async () => {
  const { user } = await openReview();
  api.answers('shopcart/set_send_order', () => refused('payment_not_allowed'));
  api.answers('shopcart/get_payment_options', () => [invoice]);
  await user.click(screen.getByRole('radio', { name: /iDEAL/ }));
  await user.click(terms());
  await user.click(place());
  await waitFor(() => expect(screen.queryByRole('radio', { name: /iDEAL/ })).toBeNull());
  expect(screen.getByRole('radio', { name: /Op factuur/ })).toHaveProperty('checked', true);
  expect(screen.getByText(/Deze betaalwijze is voor u niet mogelijk/)).toBeTruthy();
});

it('without a payment method the page gives the phone number, and nothing can be sent', async () => {
  const { user } = await openReview();
  api.answers('shopcart/set_send_order', () => refused('payment_not_allowed'));
  api.answers('shopcart/get_payment_options', () => []);
  await user.click(terms());
  await user.click(place());
  expect(await screen.findByText(/geen betaalwijze aanbieden\. Bel ons/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /020 555 01 10/ })).toBeTruthy();
  expect(place()).toHaveProperty('disabled', true);
});
