// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { GuestOrderLink } from '@/components/registration/guest-order-link';
import { fakeApi, flat, refused } from '../../store/support/api';
import { wireSession } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
afterEach(() => vi.unstubAllGlobals());

function open(hash: string) {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, hash, pathname: '/nl/gastbestelling', replace });
  renderWithStore(<GuestOrderLink />);
  return replace;
}

it('opens the order by the token of the link', async () => {
  const calls = api.answers('auth/open_guest_order', () => flat(wireSession()));
  const replace = open('#10023.1800000000.geheim');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/nl/mijn-account/bestellingen/10023'));
  expect(calls.map(({ body }) => body)).toEqual([{ token: '10023.1800000000.geheim' }]);
});

it.each([
  ['not_found', 'Deze link werkt niet (meer)'],
  ['conflict', 'Log eerst uit om deze bestelling te openen.'],
] as const)('explains why the answer is %s', async (code, text) => {
  api.answers('auth/open_guest_order', () => refused(code));
  const replace = open('#10023.1800000000.geheim');
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});

it('asks for nothing without a token', async () => {
  const calls = api.answers('auth/open_guest_order', () => flat(wireSession()));
  open('');
  expect(await screen.findByText('Deze link werkt niet (meer)', { exact: false })).toBeTruthy();
  expect(calls).toHaveLength(0);
});
