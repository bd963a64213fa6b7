// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AskLinkForm } from '@/components/auth/ask-link-form';
import { RegistrationForm } from '@/components/registration/registration-form';
import { makeStore } from '@/store/make-store';
import { fakeApi } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded on first use, which is no part of what is tested.
beforeAll(() => import('@/api/browser'));
const PATH = 'service/set_new_customer';
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole('button', { name: 'Account aanvragen' });
const published = { hasTerms: true, hasPrivacy: true };
const business = <RegistrationForm prices="customers" countries={['NL']} published={published} />;

/** Fills a field as a browser or a password manager does before the script runs: without an event. */
const fillSilently = (texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) field(new RegExp(`^${name}`)).value = text;
};
const customer = {
  Bedrijf: 'Denkwerk',
  KvK: '12345678',
  Voornaam: 'Noor',
  Achternaam: 'Verzonnen',
  'E-mailadres': 'noor@voorbeeld.test',
  Postcode: '1234ab',
  Huisnummer: '12',
  Straat: 'Fictielaan',
  Plaats: 'Denkdorp',
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.doUnmock('@/components/form/form-engine');
  vi.resetModules();
});

describe('a form with rules of the contract', () => {
  it('sends the texts of the fields, also those that were filled in without an event', async () => {
    const sent = api.answers(PATH, () => ({ next: 'approval' }));
    const { user } = renderWithStore(business);
    fillSilently(customer);
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ company: 'Denkwerk', postcode: '1234 AB', country: 'NL' });
  });

  it.each([
    ['KvK', '1234567', /acht cijfers/],
    ['Btw', 'NL123456783B01', /Dit btw-nummer klopt niet/],
    ['E-mailadres', 'noor@voorbeeld', /Dit e-mailadres klopt niet/],
    ['Telefoon', '0205550', /minstens negen cijfers/],
    ['Postcode', '1234 SS', /Nederlandse postcode/],
    ['Huisnummer', 'b3', /begint met een cijfer/],
  ])('refuses a wrong value of %s in the browser, and focuses the field', async (name, text, sentence) => {
    const sent = api.answers(PATH, () => ({ next: 'approval' }));
    const { user } = renderWithStore(business);
    fillSilently({ ...customer, [name]: text });
    await user.click(send());
    expect(await screen.findByText(sentence, { selector: '.text-danger' })).toBeTruthy();
    expect(document.activeElement).toBe(field(new RegExp(`^${name}`)));
    expect(sent).toHaveLength(0);
  });

  it('drops the error of a field that is edited, and keeps the others', async () => {
    const { user } = renderWithStore(business);
    fillSilently({ ...customer, Voornaam: '', Plaats: '' });
    await user.click(send());
    await screen.findByText('Vul een plaats in.');
    await user.type(field(/^Plaats/), 'D');
    await waitFor(() => expect(screen.queryByText('Vul een plaats in.')).toBeNull());
    expect(screen.getByText('Vul een voornaam in.')).toBeTruthy();
  });

  it('is sent once when the button is pressed twice', async () => {
    const sent = api.answers(PATH, () => ({ next: 'approval' }));
    const { user } = renderWithStore(business);
    fillSilently(customer);
    await user.dblClick(send());
    await screen.findByRole('heading', { name: 'Bedankt voor uw aanvraag' });
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed before its script came, and fills the other fields from the draft', async () => {
    sessionStorage.setItem('toonbank.registration', JSON.stringify({ firstName: 'Noor', city: 'Denkdorp' }));
    const ui = <Provider store={makeStore(undefined, undefined, [])}>{business}</Provider>;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(ui);
    fillSilently({ Voornaam: 'Nora' });
    render(ui, { container, hydrate: true });
    await waitFor(() => expect(field(/^Plaats/).value).toBe('Denkdorp'));
    expect(field(/^Voornaam/).value).toBe('Nora');
  });

  it('says that the shop is not reachable when its rules do not come, and works once they do', async () => {
    const sent = api.answers('auth/reset_password', () => ({}));
    vi.doMock('@/components/form/form-engine', () => {
      throw new Error('offline');
    });
    const { user } = renderWithStore(<AskLinkForm />);
    await user.type(screen.getByLabelText('E-mailadres'), 'wie@voorbeeld.test{Enter}');
    expect(await screen.findByText(/niet bereikbaar/)).toBeTruthy();
    expect(sent).toHaveLength(0);
    vi.doUnmock('@/components/form/form-engine');
    await user.click(screen.getByRole('button', { name: 'Link aanvragen' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});
