// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopOf } from '@/app/_data/shop';
import type { ReviewList } from '@/components/ratings/review-list';
import { makeStore } from '@/store/make-store';
import { ContactPage } from '@/templates/basis/contact';
import { RatingsPage } from '@/templates/basis/ratings';
import type { RatingsProps } from '@/templates/props';
import { demo } from '@/tenants/sites/demo/site';
import { renderWithStore } from '../components/support/render-with-store';

const review = {
  ...{
    id: 1,
    stars: 2,
    title: 'Nat karton',
    text: 'De doos was nat.',
    author: 'Inkoper, school',
    about: 'Dozen',
  },
  ...{ writtenOn: '2026-11-02', answer: 'Dat spijt ons.', answeredAt: '2026-11-03T09:00:00.000Z' },
};
const list: ReviewList = { page: 0, numFound: 12, perStar: [0, 3, 0, 0, 9], reviews: [review] };
const reviews = { score: 8.5, maxscore: 10, ntlreviews: 12, reviewPage: '' };

const show = (props: Partial<RatingsProps>) =>
  renderWithStore(
    <RatingsPage
      shop={shopOf(demo)}
      audience="visitor"
      list={list}
      reviews={reviews}
      filter={{ page: 0 }}
      {...props}
    />,
    makeStore(),
  );

it('shows each review with its stars, its day, and the answer of the shop with its day', () => {
  const { container } = show({});
  expect(screen.getByRole('heading', { name: '2 van 5 sterren. Nat karton' })).toBeTruthy();
  expect(container.textContent).toContain('Inkoper, school · 2 november 2026 · Gekocht: Dozen');
  expect(container.textContent).toContain('Antwoord van ToonbankDat spijt ons.3 november 2026');
  expect(container.textContent).toContain('Hoe wij aan deze beoordelingen komen');
});

it('leads from each number of stars to its reviews, and from them back to all', () => {
  const { unmount } = show({});
  const bars = screen.getAllByRole('link', { name: /ster(ren)? *\d+ *beoordeling/ });
  expect(bars.map((bar) => bar.getAttribute('href'))).toEqual(
    [5, 4, 3, 2, 1].map((stars) => `/nl/beoordelingen?sterren=${stars}`),
  );
  unmount();
  show({ filter: { page: 0, stars: 2 }, list: { ...list, numFound: 3 } });
  expect(screen.getByRole('heading', { name: 'Beoordelingen met 2 sterren' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Toon alle 12 beoordelingen' }).getAttribute('href')).toBe(
    '/nl/beoordelingen',
  );
});

it('has pages that keep the chosen stars', () => {
  show({ filter: { page: 0, stars: 5 }, list: { ...list, numFound: 19 } });
  const next = within(screen.getByRole('navigation', { name: /pagina/i })).getByRole('link', {
    name: /volgende/i,
  });
  expect(next.getAttribute('href')).toBe('/nl/beoordelingen?sterren=5&page=1');
});

it('says so when it has fewer reviews than the service counts', () => {
  const { container, unmount } = show({ reviews: { ...reviews, ntlreviews: 464 } });
  expect(container.textContent).toContain('De laatste 12 van in totaal 464 beoordelingen');
  unmount();
  expect(show({}).container.textContent).not.toContain('in totaal');
});

it('leads to the service where it has a page, and says when there is nothing', () => {
  const { unmount } = show({ reviews: { ...reviews, reviewPage: 'https://beoordelingen.example/winkel' } });
  expect(screen.getByRole('link', { name: 'Alle beoordelingen lezen' }).getAttribute('href')).toContain(
    'https://',
  );
  unmount();
  const empty = { page: 0, numFound: 0, perStar: [0, 0, 0, 0, 0], reviews: [] };
  const nothing = show({ reviews: undefined, list: empty });
  expect(screen.getByText('Nog geen beoordelingen')).toBeTruthy();
  expect(nothing.container.textContent).not.toContain('Hoe wij aan');
  nothing.unmount();
  show({ filter: { page: 0, stars: 1 }, list: { ...list, numFound: 0, reviews: [] } });
  expect(screen.getByText('Er zijn geen beoordelingen met 1 ster.')).toBeTruthy();
});

it('leads to the form for a message, and a shop without reviews does too', () => {
  const tell = () => screen.getByRole('link', { name: 'Vertel het ons' }).getAttribute('href') ?? '';
  const { unmount } = show({});
  const [page, field] = tell().split('#');
  unmount();
  expect(page).toBe('/nl/contact');
  const contact = renderWithStore(
    <ContactPage shop={shopOf(demo)} audience="visitor" hasPrivacy />,
    makeStore(),
  );
  const form = contact.container.querySelector(`section[aria-labelledby="${field}"]`);
  expect(within(form as HTMLElement).getByLabelText('Uw bericht')).toBeTruthy();
  contact.unmount();
  show({ reviews: undefined, list: { page: 0, numFound: 0, perStar: [0, 0, 0, 0, 0], reviews: [] } });
  expect(tell()).toBe('/nl/contact#bericht');
});
