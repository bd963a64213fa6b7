// @vitest-environment jsdom
// Alone: the fake API of support/checkout listens for the file that loads it first.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { api, openReview, order, place, terms } from '../support/checkout';
import { push } from '../support/router';

mockNavigation({ useRouter: () => ({ push }) });

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

describe('a credit limit', () => {
  const ideal = { source: 'IDEAL', label: 'iDEAL', kind: 'online' };
  const transfer = { source: 'BANKTRANS', label: 'Vooraf', kind: 'invoice' };
  const openWith = async (available: number) => {
    const { user } = await openReview({}, [{ ...invoice, available }, transfer, ideal]);
    return { user, onInvoice: screen.getByRole('radio', { name: /Op factuur/ }) };
  };
  const said = () => screen.getByText(/kredietlimiet/).textContent?.replaceAll('\u00a0', ' ');

  it('shows what is left of it, to the cent of the order', async () => {
    const { onInvoice } = await openWith(38.66);
    expect(said()).toBe('Van uw kredietlimiet is nog € 38,66 over.');
    expect(onInvoice).toHaveProperty('checked', true);
  });

  it('refuses the invoice beforehand, with the amounts and another method, which is preselected', async () => {
    const { user, onInvoice } = await openWith(38.65);
    expect(said()).toBe(
      'Van uw kredietlimiet is nog € 38,65 over. Deze bestelling is € 38,66. Kies een andere betaalwijze, bijvoorbeeld iDEAL.',
    );
    expect(onInvoice).toHaveProperty('disabled', true);
    const sent = api.answers('shopcart/set_send_order', () => order);
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ paymentOptions: { source: 'IDEAL' } });
  });

  it('that a colleague used meanwhile is named with its amount', async () => {
    const { user } = await openWith(100);
    api.answers('shopcart/set_send_order', () => refused('credit_limit', { available: '12.50' }));
    api.answers('shopcart/get_payment_options', () => [{ ...invoice, available: 12.5 }, ideal]);
    await user.click(terms());
    await user.click(place());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.replaceAll('\u00a0', ' ')).toContain('nog € 12,50 over');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /^iDEAL/ })).toHaveProperty('checked', true),
    );
  });
});

it('the tick for the terms stands directly above the button, and says there what is missing', async () => {
  const { user } = await openReview();
  const summary = place().closest('aside');
  expect(summary?.contains(terms())).toBe(true);
  expect(terms().closest('div')?.nextElementSibling).toBe(place());
  await user.click(place());
  const missing = screen.getByText(/Zet een vinkje/);
  expect(terms().getAttribute('aria-describedby')).toBe(missing.id);
  expect(missing.closest('div')?.nextElementSibling).toBe(place());
});
