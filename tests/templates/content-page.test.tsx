// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contentJsonLd, newsCrumbs } from '@/app/_data/seo/content-json-ld';
import type { Thing } from '@/lib/structured-data/json-ld';
import { ContentPage } from '@/templates/basis/content';
import type { ContentProps } from '@/templates/props';
import { tenants } from '@/tenants';
import { renderWithStore } from '../components/support/render-with-store';
import { mockNavigation } from '../support/navigation';

mockNavigation({ useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });

const { horecahuis } = tenants;
const heading = (count: number) =>
  Array.from({ length: count }, (_, at) => `<h2>Deel ${at + 1}</h2><p>a</p>`).join('');
const question = '<details><summary>Wat kost het?</summary><p>Niets.</p></details>';

const pageOf = (content: string, path = 'uitleg') =>
  ({
    ...{ id: 1, code: path, path, title: 'Uitleg', content, image: '', imageAlt: '', imageFocal: '' },
    ...{ menu: 'service', htmlTitle: '', htmlDescription: '', groupPath: '', version: 1 },
  }) as ContentProps['page'];

const show = (content: string, path?: string) =>
  renderWithStore(
    <ContentPage
      shop={
        { ...horecahuis, logo: { src: '/logo.svg', width: 1, height: 1 } } as unknown as ContentProps['shop']
      }
      audience="visitor"
      page={pageOf(content, path)}
      hasPrivacy
    />,
  );

it('a page with four headings has a table of contents, whose links lead to them', () => {
  const { container } = show(heading(4));
  // One above the text and one beside it: the style shows one of them.
  const [contents] = screen.getAllByRole('navigation', { name: 'Op deze pagina' });
  const links = within(contents as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Deel 1', 'Deel 2', 'Deel 3', 'Deel 4']);
  for (const link of links)
    expect(container.querySelector(`h2${link.getAttribute('href')}`)?.textContent).toBe(link.textContent);
});

it('a page with three headings has none', () => {
  show(heading(3));
  expect(screen.queryByRole('navigation', { name: 'Op deze pagina' })).toBeNull();
});

it('a question is closed, and its address is in its answer', () => {
  const { container } = show(question);
  expect(container.querySelector('details')?.open).toBe(false);
  expect(container.querySelector('details > p')?.id).toBe('wat-kost-het');
});

it('every page of content says how to reach the shop', () => {
  show('<p>a</p>');
  const card = screen.getByRole('heading', { name: 'Liever iemand spreken?' }).closest('section');
  const { phone, email, street, postcode, city, openingHours } = horecahuis.branch;
  for (const text of [
    phone,
    email,
    `${street}, ${postcode} ${city}`,
    ...openingHours.map(({ hours }) => hours),
  ])
    expect(card?.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
});

const namesOf = ([list]: Thing[]) =>
  ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name);
const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

it('search engines get the questions of a page, and its breadcrumbs as they are shown', () => {
  const things = contentJsonLd(horecahuis, 'visitor', pageOf(question));
  show(question);
  const shown = within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('listitem');
  expect(namesOf(things)).toEqual(shown.map(({ textContent }) => textContent));
  expect(things[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Wat kost het?', acceptedAnswer: { '@type': 'Answer', text: 'Niets.' } }],
  });
});

it('a page without questions is no page of questions, and the page about the shop names the company', () => {
  expect(typesOf(contentJsonLd(horecahuis, 'visitor', pageOf('<p>a</p>')))).toEqual(['BreadcrumbList']);
  const [, company] = contentJsonLd(horecahuis, 'visitor', pageOf('<p>a</p>', 'wie-zijn-wij'));
  expect(company).toMatchObject({
    '@type': 'Organization',
    legalName: 'Horecahuis B.V.',
    sameAs: ['https://instagram.example/horecahuis', 'https://facebook.example/horecahuis'],
    contactPoint: { telephone: '040 555 01 13', email: 'info@horecahuis.test' },
  });
  expect(company).not.toHaveProperty('aggregateRating');
});

it('customers’ pages have no data for search engines', () => {
  expect(contentJsonLd(horecahuis, 'customer', pageOf(question))).toEqual([]);
  expect(newsCrumbs(horecahuis, 'customer')).toEqual([]);
});

it('news stands below the home page, and an item below the news', () => {
  expect(namesOf(newsCrumbs(horecahuis, 'visitor'))).toEqual(['Home', 'Nieuws']);
  expect(namesOf(newsCrumbs(horecahuis, 'visitor', 'Glazen'))).toEqual(['Home', 'Nieuws', 'Glazen']);
});
