// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import type { ProductDoc } from '@/api/types';
import { toNeedLines } from '@/components/blog/need-line';
import { Needs } from '@/components/blog/needs';
import { fakeApi } from '../../store/support/api';
import { wireCart, wireProduct, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));

const doc = (more: object): ProductDoc =>
  camelize(wireProduct({ units: [wireUnit({ calcprice: undefined })], ...more })) as ProductDoc;

const docs = [
  doc({ product_id: 1, product_name: 'Koffiebonen', step: 1 }),
  doc({ product_id: 2, product_name: 'Bekers', step: 5 }),
  doc({ product_id: 3, product_name: 'Deksels', stock: 0 }),
];
const lines = toNeedLines(
  [
    { label: 'koffie', note: 'grof gemalen', quantity: 2, productId: 1 },
    { label: 'bekers', note: '', quantity: 7, productId: 2 },
    { label: 'deksels', note: '', quantity: 1, productId: 3 },
    { label: 'servetten', note: '', quantity: 1, productId: 4 },
    { label: '1 liter water', note: '', quantity: 1 },
  ],
  docs,
  'hidden',
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${name} bestellen` });
const refused = (product_id: number) => ({
  ...{ product_id, product_name: 'x', quantity: 10 },
  unit_id: 11,
  reason: 'insufficient_stock',
  fixes: [],
});

it('puts what is ticked into the cart, in whole steps, and names what was refused', async () => {
  const bodies: unknown[] = [];
  api.answers('quickorder/set_lines_to_cart', (body: unknown) => {
    bodies.push(body);
    return { cart: wireCart(), added: [1], skipped: 0, refused: [refused(2)] };
  });
  renderWithStore(<Needs lines={lines} view="hidden" pricesFollow={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Zet alles in winkelwagen' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('1 artikel staat in uw winkelwagen.'),
  );
  expect(screen.getByRole('status').textContent).toContain('Bekers: Niet (meer) op voorraad.');
  expect(bodies).toEqual([
    {
      lines: [
        { productID: 1, unitID: 11, quantity: 2 },
        { productID: 2, unitID: 11, quantity: 10 },
      ],
    },
  ]);
});

it('offers nothing that cannot be ordered, and says why', () => {
  renderWithStore(<Needs lines={lines} view="hidden" pricesFollow={false} />);
  expect(box('Deksels').disabled).toBe(true);
  expect(screen.getByText('Niet op voorraad')).toBeTruthy();
  expect(screen.getByText('Dit artikel verkopen wij niet meer.')).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  fireEvent.click(box('Bekers'));
  expect(screen.getByRole('button', { name: 'Zet 1 artikel in winkelwagen' })).toBeTruthy();
  fireEvent.click(box('Koffiebonen'));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Kies wat u wilt bestellen' });
  expect(button.disabled).toBe(true);
});

it('shows visitors of a business shop no price, and a link to log in', () => {
  renderWithStore(<Needs lines={lines} view="hidden" pricesFollow={false} />);
  expect(screen.getByRole('link', { name: 'Log in om uw prijzen te zien.' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('€');
});
