// @vitest-environment jsdom
// Alone: the fake API of support/checkout listens for the file that loads it first.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refused } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { api, openReview } from '../support/checkout';
import { push } from '../support/router';

mockNavigation({ useRouter: () => ({ push }) });

it('reference and comment are saved while they are typed, in one call after the last letter', async () => {
  const { user, set } = await openReview();
  const saved = api.answers('shopcart/set_order_ref', () => set({ order_ref: 'Week 47' }));
  await user.type(screen.getByLabelText(/Uw referentie/), 'Week 47');
  expect(await screen.findByText('Bewaard')).toBeTruthy();
  expect(saved.map((call) => call.body)).toEqual([{ ref: 'Week 47' }]);
  expect(sessionStorage.getItem('toonbank.order')).not.toContain('Week');
});

it('reference and comment are kept in their field and in the browser when the server does not answer', async () => {
  const { user } = await openReview();
  api.answers('shopcart/set_order_comment', () => refused('unavailable'));
  await user.type(screen.getByLabelText(/Opmerking bij de bestelling/), 'Achterom');
  expect(await screen.findByText(/Nog niet bewaard/)).toBeTruthy();
  expect(screen.getByLabelText(/Opmerking bij de bestelling/)).toHaveProperty('value', 'Achterom');
  await waitFor(() => expect(sessionStorage.getItem('toonbank.order')).toContain('Achterom'));
});
