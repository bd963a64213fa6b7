// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WithdrawalNote } from '@/components/checkout/withdrawal-note';
import { renderWithStore } from '../support/render-with-store';

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('leads to the page about the right of withdrawal where that is published', () => {
  renderWithStore(<WithdrawalNote hasRight />);
  expect(links()).toEqual(['/nl/herroepingsrecht']);
});

it('says the whole right and leads to the form in a shop without that page', () => {
  const { container } = renderWithStore(<WithdrawalNote hasRight={false} orderNumber="10007" />);
  expect(links()).toEqual(['/nl/herroepen?bestelling=10007']);
  expect(container.textContent).toMatch(/^Bedenktijd van 14 dagen\. Tot 14 dagen .* zijn voor u\. Hier de /);
});
