// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ShelfLabel, ShelfRequest } from '@/api/types';
import { Labels } from '@/components/shelf-labels/labels/labels';
import { MakeLabels } from '@/components/shelf-labels/labels/make-labels';
import { Queue } from '@/components/shelf-labels/queue/queue';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { eventually } from '../../support/eventually';
import { mockNavigation } from '../../support/navigation';
import { listItem } from '../support/order-list';
import { renderWithStore } from '../support/render-with-store';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
mockNavigation({ useRouter: () => ({ push: vi.fn(), prefetch: vi.fn(), refresh }) });

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => refresh.mockClear());

const request = (requestId: number, product: number, more: Partial<ShelfRequest> = {}): ShelfRequest => ({
  requestId,
  product: { ...listItem(product, `Product ${product}`).product, step: 1 },
  available: true,
  unitId: product * 10,
  quantity: 2,
  place: 'Keuken',
  askedAt: '2026-11-20T08:12:00Z',
  askedBy: 'Sanne',
  remark: 'laatste',
  ...more,
});
const show = (requests: ShelfRequest[]) =>
  renderWithStore(
    <Queue requests={requests} view="excl">
      <p>Er wacht niets.</p>
    </Queue>,
  );
const answer = (more: object) => ({ cart: wireCart(), merged: [], refused: [], gone: [], ...more });
const row = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;

it('shows each request with its place, time and requester', () => {
  show([request(1, 1)]);
  const text = row('Product 1').textContent;
  for (const piece of ['2 dozen gevraagd', 'Keuken', '20-11-2026 09:12', 'door Sanne', '‘laatste’'])
    expect(text).toContain(piece);
});

it('puts all of them in the cart in one call, in the quantities on screen; refused ones show why', async () => {
  const calls = api.answers('shelflabel/set_requests_to_cart', () =>
    answer({
      merged: [1],
      refused: [
        {
          product_id: 2,
          product_name: 'Product 2',
          reason: 'insufficient_stock',
          quantity: 4,
          unit_id: 20,
          fixes: [3],
          request_ids: [2, 3],
        },
      ],
    }),
  );
  const { user } = show([request(1, 1), request(2, 2), request(3, 2)]);
  await user.click(within(row('Product 1')).getByRole('button', { name: 'Meer Product 1' }));
  await user.click(screen.getByRole('button', { name: 'Alle aanvragen in winkelwagen (3)' }));
  await screen.findByText('1 aanvraag in uw winkelwagen. 2 aanvragen niet: hieronder staat waarom.');
  expect(calls[0]?.body).toEqual({
    requests: [
      { requestID: 1, quantity: 3 },
      { requestID: 2, quantity: 2 },
      { requestID: 3, quantity: 2 },
    ],
  });
  expect(screen.queryByText('Product 1')).toBeNull();
  // Once, for both requests together.
  await user.click(screen.getByRole('button', { name: 'Bestel 3 dozen' }));
  expect(calls[1]?.body).toEqual({
    requests: [
      { requestID: 2, quantity: 3 },
      { requestID: 3, quantity: 0 },
    ],
  });
});

it('says when a colleague processed it first', async () => {
  api.answers('shelflabel/set_requests_to_cart', () => answer({ gone: [1] }));
  const { user } = show([request(1, 1)]);
  await user.click(screen.getByRole('checkbox', { name: 'Aanvraag voor Product 1 kiezen' }));
  await user.click(screen.getByRole('button', { name: '1 aanvraag in winkelwagen' }));
  await screen.findByText('Er is niets in uw winkelwagen gelegd. 1 aanvraag was al afgehandeld.');
  expect(screen.getByText('Er wacht niets.')).toBeTruthy();
});

it('dismisses a request, and restores it on undo', async () => {
  api.answers('shelflabel/set_dismiss_requests', () => ({ dismissed: [1] }));
  const back = api.answers('shelflabel/set_reopen_requests', () => ({ reopened: [1] }));
  const { user } = show([request(1, 1)]);
  await user.click(screen.getByRole('button', { name: 'Aanvraag voor Product 1 afwijzen' }));
  await screen.findByText('1 aanvraag afgewezen.');
  expect(screen.queryByText('Product 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await screen.findByText('De aanvraag staat weer in de lijst.');
  expect(back[0]?.body).toEqual({ requestIDs: [1] });
  expect(refresh).toHaveBeenCalledTimes(2);
});

const label = (labelId: number, more: Partial<ShelfLabel> = {}): ShelfLabel => ({
  labelId,
  listId: 7,
  listName: 'Keukenlijst',
  covers: 'line',
  place: '',
  products: [
    { productId: 5, productName: `Zeep ${labelId}`, productExtCode: 'HZ', image: '', unitDesc: 'doos' },
  ],
  createdAt: '2026-11-20T08:12:00Z',
  lastScannedAt: null,
  openRequests: 0,
  ...more,
});

it('prints ticked labels by a plain form, and revokes one or all of a list with undo', async () => {
  const revoke = api.answers('shelflabel/set_revoke_labels', (_, call) => ({
    revoked: call === 1 ? [1] : [2],
  }));
  api.answers('shelflabel/set_restore_labels', () => ({ restored: [1] }));
  const { user, container } = renderWithStore(
    <Labels labels={[label(1), label(2)]}>
      <p>Geen labels.</p>
    </Labels>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Label Zeep 2 kiezen' }));
  await user.selectOptions(screen.getByRole('combobox'), '2x7');
  await user.click(screen.getByRole('radio', { name: 'Rij 2, etiket 1' }));
  const form = container.querySelector('form') as HTMLFormElement;
  expect([form.method, form.target, form.getAttribute('action')]).toEqual([
    'get',
    '_blank',
    '/nl/mijn-account/kastlabels/kastlabels.pdf',
  ]);
  expect([...new FormData(form)]).toEqual([
    ['label', '2'],
    ['vel', '2x7'],
    ['begin', '3'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Intrekken: Zeep 1' }));
  await screen.findByText('1 label ingetrokken: scannen werkt niet meer.');
  expect(screen.queryByText('Zeep 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await screen.findByText('De labels werken weer.');
  await user.click(screen.getByRole('button', { name: 'Alle labels van Keukenlijst intrekken' }));
  await screen.findByText('Geen labels.');
  expect(revoke.map(({ body }) => body)).toEqual([{ labelIDs: [1] }, { listID: 7 }]);
});

it('makes labels of ticked lines, asks for a missing place, and keeps all typed text', async () => {
  const made = api.answers('shelflabel/set_labels', (_, call) =>
    call === 1 ? refused('too_many_labels') : { label_ids: [4] },
  );
  const lines = [1, 2].map((productId) => ({
    productId,
    name: `Zeep ${productId}`,
    articleNumber: 'HZ',
    unit: 'doos',
  }));
  const { user } = renderWithStore(<MakeLabels listId={7} lines={lines} />);
  await user.click(screen.getByRole('checkbox', { name: /^Zeep 2/ }));
  await user.click(screen.getByRole('radio', { name: /^Eén label voor een plek/ }));
  await user.click(screen.getByRole('button', { name: 'Labels maken' }));
  expect(screen.getByText('Vul in voor welke plek het label is.')).toBeTruthy();
  expect(made).toHaveLength(0);
  const place = screen.getByRole<HTMLInputElement>('textbox', { name: /^Plek/ });
  expect(document.activeElement).toBe(place);
  await user.type(place, 'Kast 2e verdieping');
  await user.click(screen.getByRole('button', { name: 'Labels maken' }));
  await eventually(() => expect(made).toHaveLength(1));
  expect(place.value).toBe('Kast 2e verdieping');
  await user.click(screen.getByRole('button', { name: 'Labels maken' }));
  const link = await screen.findByRole('link', { name: /^PDF openen/ });
  expect(made[1]?.body).toEqual({ listID: 7, productIDs: [1], covers: 'place', place: 'Kast 2e verdieping' });
  expect(link.getAttribute('href')).toBe(
    '/nl/mijn-account/kastlabels/kastlabels.pdf?label=4&vel=3x8&begin=1',
  );
});
