// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountDetails } from '@/api/types';
import { DetailsParts } from '@/components/details/details-parts';
import type { RootState } from '@/store/state';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded on first use, which is no part of what is tested.
beforeAll(() => import('@/api/browser'));
const SAVE = 'service/set_account_details';
const READ = 'service/get_account_details';
const home = {
  id: 5,
  label: 'Hoofdgebouw',
  street: 'Modelpad',
  houseNumber: '15',
  postcode: '9947 EN',
  city: 'Fictierode',
  country: 'NL' as const,
  isDefault: true,
};
const other = { ...home, id: 6, label: '', street: 'Achterpad', isDefault: false };
const details: AccountDetails = {
  customer: {
    id: 1,
    number: 'K-100',
    company: 'Denkwerk',
    kvk: '12345678',
    vatNumber: '',
    paymentTermDays: 14,
  },
  contact: { id: 2, firstName: 'Noor', lastName: 'Verzonnen', email: 'noor@voorbeeld.test', phone: '' },
  addresses: [home, other],
  countries: [
    { code: 'NL', name: 'Nederland' },
    { code: 'BE', name: 'België' },
  ],
};
/** As the wire has an address. */
const wire = ({ houseNumber, isDefault, ...rest }: typeof home) => ({
  ...rest,
  house_number: houseNumber,
  is_default: isDefault,
});
const wireDetails = (addresses: (typeof home)[], company = 'Denkwerk') => ({
  customer: { id: 1, number: 'K-100', company, kvk: '12345678', vat_number: '', payment_term_days: 14 },
  contact: { id: 2, first_name: 'Noor', last_name: 'Verzonnen', email: 'noor@voorbeeld.test', phone: '' },
  addresses: addresses.map(wire),
  countries: details.countries,
});

const show = (prices: 'customers' | 'public' = 'customers', read = details) =>
  renderWithStore(<DetailsParts read={read} prices={prices} />);
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a section of the account', () => {
  it('is saved, shown as the server stored it, and announces the result at the focus', async () => {
    const saved = api.answers(SAVE, () => ({}));
    api.answers(READ, () => wireDetails([home, other], 'Denkwerk & Co'));
    const { user, store } = show();
    await user.click(press('Bedrijf wijzigen'));
    expect(document.activeElement).toBe(field('Bedrijf of instelling'));
    await user.type(field('Bedrijf of instelling'), ' & co ');
    await user.click(press('Bewaren'));
    expect(await screen.findByText('Bewaard.')).toBeTruthy();
    expect(saved[0]?.body).toEqual({
      saveCustomer: true,
      fields: { company: 'Denkwerk & co', kvk: '12345678', vatNumber: '' },
    });
    expect(screen.getByText('Denkwerk & Co')).toBeTruthy();
    expect(document.activeElement).toBe(press('Bedrijf wijzigen'));
    expect((store.getState() as RootState).service).toMatchObject({
      account: 'succeeded',
      isSend: false,
      success: true,
    });
  });

  it('shows the server’s refusal at the field, and keeps the typed text', async () => {
    api.answers(SAVE, () => refused('invalid_request', { 'fields.email': 'invalid_email' }));
    const { user, store } = show();
    await user.click(press('Contactpersoon wijzigen'));
    await user.clear(field('Voornaam'));
    await user.click(press('Bewaren'));
    expect(await screen.findByText('Vul een voornaam in.')).toBeTruthy();
    await user.type(field('Voornaam'), 'Nora');
    await user.click(press('Bewaren'));
    expect(await screen.findByText(/Dit e-mailadres klopt niet/)).toBeTruthy();
    expect(document.activeElement).toBe(field('E-mailadres'));
    expect((store.getState() as RootState).service).toMatchObject({ isSend: false, success: false });
    api.answers(SAVE, () => refused('unavailable'));
    await user.click(press('Bewaren'));
    expect((await screen.findByRole('alert')).textContent).toContain('Uw wijziging is niet bewaard.');
    expect(field('Voornaam').value).toBe('Nora');
    await user.click(press('Annuleren'));
    expect(screen.getByText('Noor Verzonnen')).toBeTruthy();
  });

  it('requires the password when the e-mail address changes, and says that the new one awaits confirmation', async () => {
    const saved = api.answers(SAVE, () => ({ email_pending: 'nora@voorbeeld.test' }));
    const wire = wireDetails([home, other]);
    api.answers(READ, () => ({
      ...wire,
      contact: { ...wire.contact, email_pending: 'nora@voorbeeld.test' },
    }));
    const { user } = show();
    await user.click(press('Contactpersoon wijzigen'));
    expect(screen.queryByLabelText('Huidig wachtwoord')).toBeNull();
    await user.clear(field('E-mailadres'));
    await user.type(field('E-mailadres'), 'nora@voorbeeld.test');
    await user.click(press('Bewaren'));
    await waitFor(() => expect(document.activeElement).toBe(field('Huidig wachtwoord')));
    await user.type(field('Huidig wachtwoord'), ' mijn wachtwoord ');
    await user.click(press('Bewaren'));
    expect(
      await screen.findByText(/Wij hebben een bevestiging gestuurd naar nora@voorbeeld\.test/),
    ).toBeTruthy();
    expect(saved[0]?.body).toEqual({
      saveContact: true,
      fields: {
        firstName: 'Noor',
        lastName: 'Verzonnen',
        email: 'nora@voorbeeld.test',
        phone: '',
        currentPassword: ' mijn wachtwoord ',
      },
    });
    expect(screen.getByText('noor@voorbeeld.test')).toBeTruthy();
  });

  it('says when it is saved and could not be loaded again', async () => {
    api.answers(SAVE, () => ({}));
    api.answers(READ, () => ({}));
    const { user, store } = show();
    await user.click(press('Contactpersoon wijzigen'));
    await user.click(press('Bewaren'));
    expect(await screen.findByText(/bewaard, maar de gegevens zijn nu niet/)).toBeTruthy();
    expect((store.getState() as RootState).service?.account).toBe('failed');
  });

  it('replaces the password, and says what is wrong with either one', async () => {
    const saved = api.answers(SAVE, (_, call) =>
      call === 1
        ? refused('invalid_request', { 'fields.currentPassword': 'password_wrong' })
        : refused('invalid_request', { 'fields.newPassword': 'password_too_common' }),
    );
    const { user } = show();
    await user.click(press('Wachtwoord wijzigen'));
    await user.type(field('Huidig wachtwoord'), 'mis');
    await user.type(field('Nieuw wachtwoord'), ' wachtwoord');
    await user.click(press('Bewaren'));
    expect(await screen.findByText('Uw huidige wachtwoord klopt niet.')).toBeTruthy();
    await user.click(press('Bewaren'));
    expect(await screen.findByText(/te vaak gebruikt/)).toBeTruthy();
    expect(saved[1]?.body).toEqual({
      savePassword: true,
      fields: { currentPassword: 'mis', newPassword: ' wachtwoord' },
    });
  });

  it('of a consumer has no company; that of a Belgian customer has a VAT number', () => {
    const without = { ...details.customer, kvk: '' } as NonNullable<AccountDetails['customer']>;
    const { unmount } = show('public', { ...details, customer: without });
    expect(screen.queryByRole('heading', { name: 'Bedrijf' })).toBeNull();
    unmount();
    show('public', { ...details, customer: { ...without, vatNumber: 'BE0000001962' } });
    expect(screen.getByRole('heading', { name: 'Bedrijf' })).toBeTruthy();
  });
});

describe('the addresses', () => {
  it('are added by the rules of their country, and changed with their id', async () => {
    const saved = api.answers(SAVE, () => ({ address_id: 7 }));
    api.answers(READ, () => wireDetails([home, other]));
    const { user } = show();
    await user.click(press('Adres toevoegen'));
    const form = within(screen.getByRole('form', { name: 'Nieuw adres' }));
    await user.selectOptions(form.getByLabelText('Land'), 'BE');
    await user.type(form.getByLabelText('Postcode'), '1234AB');
    await user.type(form.getByLabelText('Huisnummer'), '1');
    await user.type(form.getByLabelText('Straat'), 'Fictielei');
    await user.type(form.getByLabelText('Plaats'), 'Denkgem');
    await user.click(press('Bewaren'));
    expect(await form.findByText(/Belgische postcode/)).toBeTruthy();
    await user.clear(form.getByLabelText('Postcode'));
    await user.type(form.getByLabelText('Postcode'), '9000');
    await user.click(press('Bewaren'));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(saved[0]?.body).toMatchObject({ saveAddress: true, fields: { country: 'BE', postcode: '9000' } });

    await user.click(press('Achterpad 15 wijzigen'));
    await user.type(field(/^Naam van dit adres/), 'Loods');
    await user.click(press('Bewaren'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]?.body).toMatchObject({ fields: { addressID: 6, label: 'Loods', street: 'Achterpad' } });
  });

  it('have one default that can not be removed; another can become it, be removed and be restored', async () => {
    const saved = api.answers(SAVE, () => ({}));
    api.answers(READ, () => wireDetails([home]));
    const { user } = show();
    expect(screen.queryByRole('button', { name: 'Hoofdgebouw verwijderen' })).toBeNull();
    await user.click(press('Standaard maken: Achterpad 15'));
    await waitFor(() =>
      expect(saved[0]?.body).toEqual({ saveAddress: true, fields: { addressID: 6, isDefault: true } }),
    );
    show();
    await user.click(press('Achterpad 15 verwijderen'));
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    await waitFor(() => expect(saved).toHaveLength(3));
    expect(saved[1]?.body).toEqual({ saveAddress: true, fields: { addressID: 6, remove: true } });
    expect(saved[2]?.body).toMatchObject({ fields: { street: 'Achterpad', houseNumber: '15' } });
  });
});
