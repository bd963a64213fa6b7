// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ContactSection } from '@/components/contact/contact-section';
import { initialAuth } from '@/store/auth/slice';
import { makeStore } from '@/store/make-store';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded on first use, which is no part of what is tested.
beforeAll(() => import('@/api/browser'));
const PATH = 'service/set_send_contactform';
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = (name: string) => screen.getByRole('button', { name });
const show = (path: string, prices: 'customers' | 'public' = 'customers', isLoggedIn = false) =>
  renderWithStore(
    <ContactSection path={path} shop={{ prices }} hasPrivacy />,
    makeStore({ auth: { ...initialAuth, isLoggedIn } }),
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

describe('a message to the shop', () => {
  it('names missing fields, is sent, and shows the answer in place of the form', async () => {
    const sent = api.answers(PATH, () => ({}));
    const { user } = show('vragen-over-levering');
    await user.click(send('Vraag versturen'));
    expect(await screen.findAllByText(/^Vul .* in/, { selector: '.text-danger' })).toHaveLength(3);
    expect(document.activeElement).toBe(field('Naam'));
    await user.type(field('Naam'), ' Noor ');
    await user.type(field('E-mailadres'), 'noor@voorbeeld.test');
    await user.type(field(/^Bestelnummer/), '10007');
    await user.type(field('Uw vraag of melding'), 'Waar blijft de pallet?');
    await user.click(send('Vraag versturen'));
    const heading = await screen.findByRole('heading', { name: 'Bedankt voor uw bericht' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sent[0]?.body).toEqual({
      topic: 'delivery',
      to: 'service',
      subject: '',
      name: 'Noor',
      email: 'noor@voorbeeld.test',
      content: 'Waar blijft de pallet?',
      company: '',
      phone: '',
      orderNumber: '10007',
      website: '',
    });
    await user.click(send('Nog een bericht sturen'));
    expect(field('Naam').value).toBe(' Noor ');
    expect(field('Uw vraag of melding').value).toBe('');
  });

  it('keeps the typed text when it is refused, also after a reload', async () => {
    api.answers(PATH, () => refused('too_many_requests'));
    const { user, unmount } = show('bestelhulp', 'public');
    expect(screen.queryByLabelText(/^Bedrijf/)).toBeNull();
    await user.type(field('Naam'), 'Noor');
    await user.type(field('E-mailadres'), 'noor@voorbeeld.test');
    await user.type(field('Waar kunnen wij mee helpen?'), 'Een dweil');
    await user.click(send('Hulp vragen'));
    expect((await screen.findByRole('alert')).textContent).toContain('Uw bericht is niet verstuurd.');
    unmount();
    show('bestelhulp', 'public');
    await waitFor(() => expect(field('Waar kunnen wij mee helpen?').value).toBe('Een dweil'));
  });

  it('asks for a product in the search form', async () => {
    history.replaceState(null, '', '/nl/inkoop-op-maat/?product=rode%20emmer');
    const sent = api.answers(PATH, () => ({}));
    const { user } = show('inkoop-op-maat');
    await waitFor(() => expect(field('Wat hebt u nodig?').value).toContain('Ik zoek: rode emmer'));
    await user.type(field('Naam'), 'Noor');
    await user.type(field('E-mailadres'), 'noor@voorbeeld.test{Enter}');
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        subject: 'Gezocht: rode emmer',
        topic: 'sourcing',
        to: 'contact',
      }),
    );
  });

  it('fills in a known customer’s fields, and changes no typed text', async () => {
    api.answers('service/get_account_details', () => ({
      customer: { id: 1, number: 'K-1', company: 'Denkwerk', kvk: '', vat_number: '', payment_term_days: 14 },
      contact: { id: 2, first_name: 'Noor', last_name: 'Verzonnen', email: 'noor@voorbeeld.test', phone: '' },
    }));
    sessionStorage.setItem('toonbank.message.ordering', JSON.stringify({ name: 'Iemand anders' }));
    show('vragen-over-bestellen', 'customers', true);
    await waitFor(() => expect(field('E-mailadres').value).toBe('noor@voorbeeld.test'));
    expect(field('Naam').value).toBe('Iemand anders');
    expect(field(/^Bedrijf/).value).toBe('Denkwerk');
  });

  it('is absent on other pages, and has a honeypot field that is not visible', () => {
    expect(show('wie-zijn-wij').container.textContent).toBe('');
    const { container } = show('bestelhulp');
    const trap = container.querySelector<HTMLInputElement>('[name=website]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  });
});
