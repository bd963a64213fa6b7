// @vitest-environment jsdom
// Alone: the fake API of support/checkout listens for the file that loads it first.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import { refused } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { address, api, openReview, order, place, shop, terms } from '../support/checkout';
import { renderWithStore } from '../support/render-with-store';
import { push } from '../support/router';

mockNavigation({ useRouter: () => ({ push }) });

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
type User = Awaited<ReturnType<typeof openReview>>['user'];

/** Pasted instead of typed, because typing is slow. */
async function fill(user: User, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(name));
    await user.paste(text);
  }
}
const somewhere = { Huisnummer: '12 bus 3', Straat: 'Verzonnenlei', Plaats: 'Fictiegem' };

describe('a new address', () => {
  it('is checked by the rules of its country, saved, chosen, and sent along', async () => {
    const { user, asked } = await openReview();
    const saved = api.answers('service/set_account_details', () => ({ address_id: 9 }));
    const sent = api.answers('shopcart/set_send_order', () => order);
    await user.click(screen.getByRole('button', { name: 'Ander afleveradres invoeren' }));
    await user.selectOptions(screen.getByLabelText('Land'), 'BE');
    await fill(user, { Postcode: '9947 en', ...somewhere });
    await user.click(screen.getByRole('button', { name: 'Adres bewaren en gebruiken' }));
    expect(await screen.findByText(/Belgische postcode in: vier cijfers/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Postcode'));
    expect(saved).toHaveLength(0);

    await user.clear(field('Postcode'));
    // Enter saves the address and does not send the order.
    await user.type(field('Postcode'), '9000{Enter}');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toEqual({
      saveAddress: true,
      fields: {
        country: 'BE',
        postcode: '9000',
        houseNumber: '12 bus 3',
        street: 'Verzonnenlei',
        city: 'Fictiegem',
        label: '',
      },
    });
    const chosen = await screen.findByRole('radio', { name: /Verzonnenlei 12 bus 3.*België/ });
    expect(chosen).toHaveProperty('checked', true);
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ addressID: 9 }));
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ addressID: 9 }));
  });

  it('shows the server’s refusal at the field, and keeps the typed text, also after a reload', async () => {
    const { user, unmount } = await openReview();
    api.answers('service/set_account_details', () =>
      refused('invalid_request', { 'fields.houseNumber': 'invalid_house_number' }),
    );
    await user.click(screen.getByRole('button', { name: 'Ander afleveradres invoeren' }));
    await fill(user, { Postcode: '9947 EN', ...somewhere, Huisnummer: '7' });
    await user.click(screen.getByRole('button', { name: 'Adres bewaren en gebruiken' }));
    expect(await screen.findByText(/Een huisnummer begint met een cijfer/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Huisnummer'));
    unmount();

    renderWithStore(
      <Checkout addresses={[address]} company="" shop={shop} view="excl" hasTerms waiting={[]} />,
    );
    expect(await screen.findByDisplayValue('Verzonnenlei')).toBeTruthy();
    expect(field('Postcode').value).toBe('9947 EN');
  });

  it('blocks the order while it is neither saved nor cancelled', async () => {
    const { user } = await openReview();
    const sent = api.answers('shopcart/set_send_order', () => order);
    await user.click(terms());
    await user.click(screen.getByRole('button', { name: 'Ander afleveradres invoeren' }));
    await user.click(place());
    expect(screen.getByText(/Bewaar eerst het nieuwe afleveradres/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Postcode'));
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(place());
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ addressID: 5 }));
  });

  it('is required of a customer without addresses, and the button says so', async () => {
    await openReview();
    cleanup();
    const { user } = renderWithStore(
      <Checkout addresses={[]} company="" shop={shop} view="excl" hasTerms waiting={[]} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Bestelling plaatsen' }));
    expect(screen.getByText(/Bewaar eerst het nieuwe afleveradres/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Postcode'));
    expect(screen.queryByRole('button', { name: 'Annuleren' })).toBeNull();
  });
});
