// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GuestForm } from '@/components/registration/guest-form';
import { RegistrationForm } from '@/components/registration/registration-form';
import type { LegalPages } from '@/components/registration/terms-sentence';
import { fakeApi } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

fakeApi();
beforeEach(() => sessionStorage.clear());

const forms = {
  account: {
    show: (published: LegalPages) => (
      <RegistrationForm prices="public" countries={['NL']} published={published} />
    ),
    lead: 'Op uw account gelden onze leveringsvoorwaarden.',
  },
  guest: {
    show: (published: LegalPages) => <GuestForm countries={['NL']} published={published} />,
    lead: 'Op uw bestelling gelden onze leveringsvoorwaarden.',
  },
};
const TERMS = '/nl/leveringsvoorwaarden';
const PRIVACY = '/nl/privacy-veiligheid';
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const text = (container: HTMLElement) => container.textContent?.replace(/\s+/g, ' ');

describe.each(Object.entries(forms))('the %s form', (_name, { show, lead }) => {
  it('names both pages where both are published', () => {
    const { container } = renderWithStore(show({ hasTerms: true, hasPrivacy: true }));
    expect(links()).toEqual([TERMS, PRIVACY]);
    expect(text(container)).toContain(`${lead} Lees ook hoe wij met uw gegevens omgaan.`);
  });

  it('names only the page that is published', () => {
    const terms = renderWithStore(show({ hasTerms: true, hasPrivacy: false }));
    expect(links()).toEqual([TERMS]);
    expect(text(terms.container)).toContain(lead);
    expect(text(terms.container)).not.toContain('Lees');
    terms.unmount();
    const privacy = renderWithStore(show({ hasTerms: false, hasPrivacy: true }));
    expect(links()).toEqual([PRIVACY]);
    expect(text(privacy.container)).toContain('Lees hoe wij met uw gegevens omgaan.');
    expect(text(privacy.container)).not.toContain('gelden onze');
  });

  it('says nothing in a shop that has published neither', () => {
    const { container } = renderWithStore(show({ hasTerms: false, hasPrivacy: false }));
    expect(links()).toEqual([]);
    expect(text(container)).not.toMatch(/gelden onze|Lees/);
  });
});
