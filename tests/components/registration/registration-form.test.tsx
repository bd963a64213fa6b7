// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { RegistrationForm } from '@/components/registration/registration-form';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const PATH = 'service/set_new_customer';
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const published = { hasTerms: true, hasPrivacy: true };
const consumerShop = <RegistrationForm prices="public" countries={['NL', 'BE']} published={published} />;
type User = ReturnType<typeof renderWithStore>['user'];

async function fill(user: User, texts: Record<string, string>) {
  // Pasted instead of typed, because typing is slow.
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(new RegExp(`^${name}`)));
    await user.paste(text);
  }
}
const consumer = {
  Voornaam: 'Noor',
  Achternaam: 'Verzonnen',
  'E-mailadres': 'noor@voorbeeld.test',
  Postcode: '9000',
  Huisnummer: '12 bus 3',
  Straat: 'Fictielei',
  Plaats: 'Denkgem',
};

beforeEach(() => sessionStorage.clear());

describe('becoming a customer', () => {
  it('creates an account for a consumer, in Belgium too, and says what comes next', async () => {
    const sent = api.answers(PATH, () => ({ next: 'mail' }));
    const { user } = renderWithStore(consumerShop);
    expect(screen.queryByLabelText('KvK-nummer')).toBeNull();
    await user.selectOptions(field('Land'), 'BE');
    await fill(user, consumer);
    await user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
    const heading = await screen.findByRole('heading', { name: 'Nog één stap' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(heading.parentElement?.textContent).toContain('noor@voorbeeld.test');
    expect(sent[0]?.body).toMatchObject({
      firstName: 'Noor',
      postcode: '9000',
      country: 'BE',
      company: '',
      website: '',
    });
  });

  it('asks a business for its company, names missing fields, and focuses the first', async () => {
    const sent = api.answers(PATH, () => ({ next: 'approval' }));
    const { user } = renderWithStore(
      <RegistrationForm prices="customers" countries={['NL']} published={published} />,
    );
    expect(screen.queryByLabelText('Land')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Account aanvragen' }));
    const faults = await screen.findAllByText(/^Vul /, { selector: '.text-danger' });
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'Vul de naam van uw bedrijf of instelling in.',
      'Vul uw KvK-nummer in (8 cijfers).',
      'Vul een voornaam in.',
      'Vul een achternaam in.',
      'Vul een e-mailadres in.',
      'Vul een postcode in, bijvoorbeeld 1234 AB.',
      'Vul een huisnummer in.',
      'Vul een straat in.',
      'Vul een plaats in.',
    ]);
    expect(document.activeElement).toBe(field('Bedrijf of instelling'));
    await fill(user, { ...consumer, Postcode: '1234ab' });
    await fill(user, { Bedrijf: 'Denkwerk', KvK: '12345678' });
    await user.click(screen.getByRole('button', { name: 'Account aanvragen' }));
    await screen.findByRole('heading', { name: 'Bedankt voor uw aanvraag' });
    expect(sent[0]?.body).toMatchObject({ company: 'Denkwerk', kvk: '12345678', postcode: '1234 AB' });
  });

  it('shows the server’s refusal, and keeps the typed text, also after a reload', async () => {
    api.answers(PATH, () => refused('invalid_request', { email: 'invalid_email' }));
    const { user, unmount } = renderWithStore(consumerShop);
    await fill(user, { ...consumer, Postcode: '1234 AB' });
    await user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
    expect(await screen.findByText(/Dit e-mailadres klopt niet/)).toBeTruthy();
    expect(document.activeElement).toBe(field(/^E-mailadres/));
    unmount();
    const again = renderWithStore(consumerShop);
    await waitFor(() => expect(field(/^Voornaam/).value).toBe('Noor'));
    api.answers(PATH, () => refused('unavailable'));
    await again.user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Uw aanvraag is niet verstuurd.');
    expect(field('Straat').value).toBe('Fictielei');
  });
});
