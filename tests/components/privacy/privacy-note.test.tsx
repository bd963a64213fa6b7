// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContactSection } from '@/components/contact/contact-section';
import { NewsletterSection } from '@/components/newsletter/newsletter-section';
import { KnownForm } from '@/components/withdrawal/known-form';
import { renderWithStore } from '../support/render-with-store';

const known = { orderNumber: '', name: '', email: '', lines: [] };
const forms = {
  message: (hasPrivacy: boolean) => (
    <ContactSection path="contact" shop={{ prices: 'customers' }} hasPrivacy={hasPrivacy} />
  ),
  newsletter: (hasPrivacy: boolean) => <NewsletterSection hasPrivacy={hasPrivacy} />,
  withdrawal: (hasPrivacy: boolean) => (
    <KnownForm known={known} published={{ hasPrivacy, hasRight: false }} />
  ),
};
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const text = (container: HTMLElement) => container.textContent?.replace(/\s+/g, ' ') ?? '';

describe.each(Object.entries(forms))('the form of a %s', (_name, form) => {
  it('leads to the page about personal data where that is published', () => {
    const { container } = renderWithStore(form(true));
    expect(links()).toEqual(['/nl/privacy-veiligheid']);
    expect(text(container)).toMatch(/Wij gebruiken uw [^.]*\. Lees wat wij met uw gegevens doen\./);
  });

  it('says only what the data are for in a shop without that page', () => {
    const { container } = renderWithStore(form(false));
    expect(links()).toEqual([]);
    expect(text(container)).toMatch(/Wij gebruiken uw [^.]*\./);
    expect(text(container)).not.toContain('Lees');
  });
});

it('a withdrawal leads to the page about the right where that is published', () => {
  renderWithStore(<KnownForm known={known} published={{ hasPrivacy: false, hasRight: true }} />);
  expect(links()).toEqual(['/nl/herroepingsrecht']);
});
