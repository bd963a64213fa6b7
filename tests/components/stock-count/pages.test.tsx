// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import { PlacesEditor } from '@/components/stock-count/places/places-editor';
import { OrderProposal } from '@/components/stock-count/proposal/order-proposal';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { pricedProduct } from '../support/account';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({ useRouter: () => ({ refresh: vi.fn() }) });

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));

const products = [
  { id: 1, name: 'Zeep', number: 'Z-1' },
  { id: 2, name: 'Doek', number: 'D-2' },
];
const line = { productId: 1, place: 'Kelder', minimum: 4, maximum: null, last: null, lastCountedAt: null };
const editorOf = (places: string[], lines = [line]) => (
  <PlacesEditor listId={7} {...{ places, lines, products }} />
);
const editor = (places = ['Kelder', 'Bar']) => renderWithStore(editorOf(places));

describe('places', () => {
  it('are moved by buttons, and saved in their new order', async () => {
    const calls = api.answers('stockcount/set_stock_places', () => ({}));
    editor();
    fireEvent.click(screen.getByRole('button', { name: 'Bar eerder' }));
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { listID: 7, places: [{ name: 'Bar' }, { name: 'Kelder' }] },
      ]),
    );
    expect(screen.getByText('Bar is nu nummer 1 van 2.')).toBeTruthy();
  });

  it('are added while the one before is saved, and come back to their field when they are not', async () => {
    const calls = api.answers('stockcount/set_stock_places', (_, call) =>
      call === 2 ? refused('unavailable') : {},
    );
    editor([]);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nieuwe plek' });
    const add = (name: string) => {
      fireEvent.change(field, { target: { value: name } });
      fireEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
    };
    add('Kelder');
    add('Bar');
    expect(screen.getAllByRole('textbox', { name: 'Naam van de plek' })).toHaveLength(2);
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(field.value).toBe('Bar'));
  });

  it('keep an order that was changed before the page came with an earlier one', async () => {
    const calls = api.answers('stockcount/set_stock_places', () => ({}));
    const { rerender } = editor(['Kelder', 'Bar']);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nieuwe plek' });
    fireEvent.change(field, { target: { value: 'Zolder' } });
    fireEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Bar eerder' }));
    rerender(editorOf(['Kelder', 'Bar', 'Zolder']));
    const names = screen
      .getAllByRole<HTMLInputElement>('textbox', { name: 'Naam van de plek' })
      .map(({ value }) => value);
    expect(names).toEqual(['Bar', 'Kelder', 'Zolder']);
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('keep a number that was typed while the page came with lines from before it', async () => {
    const calls = api.answers('stockcount/set_stock_lines', () => ({}));
    const { rerender } = editor(['Kelder']);
    const minimum = screen.getByLabelText<HTMLInputElement>('Minimum van Zeep, Kelder');
    const maximum = screen.getByLabelText<HTMLInputElement>('Maximum van Zeep, Kelder');
    fireEvent.change(minimum, { target: { value: '5' } });
    fireEvent.blur(minimum);
    fireEvent.change(maximum, { target: { value: '12' } });
    expect(await screen.findByText('Bewaard')).toBeTruthy();
    rerender(editorOf(['Kelder'], [{ ...line, minimum: 5 }]));
    expect(maximum.value).toBe('12');
    fireEvent.blur(maximum);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toMatchObject({ lines: [{ place: 'Kelder', minimum: 5, maximum: 12 }] });
    expect(await screen.findByText('Bewaard')).toBeTruthy();
    rerender(editorOf(['Kelder']));
    expect([minimum.value, maximum.value]).toEqual(['5', '12']);
  });

  it('save minimum and maximum when a field is left, and say what does not fit', async () => {
    const calls = api.answers('stockcount/set_stock_lines', () => ({}));
    editor();
    const maximum = screen.getByLabelText('Maximum van Zeep, Kelder');
    fireEvent.change(maximum, { target: { value: '3' } });
    fireEvent.blur(maximum);
    expect(screen.getByRole('alert').textContent).toBe('Het maximum is lager dan het minimum.');
    fireEvent.change(maximum, { target: { value: '12' } });
    fireEvent.blur(maximum);
    await screen.findByText('Bewaard');
    expect(calls.map(({ body }) => body)).toEqual([
      { listID: 7, productID: 1, lines: [{ place: 'Kelder', minimum: 4, maximum: 12 }] },
    ]);
  });
});

it('stores a number that is typed again after the page came with another one', async () => {
  const calls = api.answers('stockcount/set_stock_lines', () => ({}));
  const { rerender } = editor();
  const minimum = screen.getByLabelText<HTMLInputElement>('Minimum van Zeep, Kelder');
  rerender(editorOf(['Kelder', 'Bar'], [{ ...line, minimum: 8 }]));
  expect(minimum.value).toBe('8');
  fireEvent.change(minimum, { target: { value: '4' } });
  fireEvent.blur(minimum);
  await screen.findByText('Bewaard');
  expect(calls).toHaveLength(1);
});

it('stores what could not be stored when its field is left again, though nothing changed since', async () => {
  const calls = api.answers('stockcount/set_stock_lines', (_, call) =>
    call === 1 ? refused('unavailable') : {},
  );
  editor();
  const minimum = screen.getByLabelText('Minimum van Zeep, Kelder');
  fireEvent.change(minimum, { target: { value: '6' } });
  fireEvent.blur(minimum);
  await screen.findByText('Niet bewaard');
  fireEvent.blur(minimum);
  await screen.findByText('Bewaard');
  expect(calls.map(({ body }) => (body as { lines: unknown[] }).lines)).toEqual([
    [{ place: 'Kelder', minimum: 6, maximum: null }],
    [{ place: 'Kelder', minimum: 6, maximum: null }],
  ]);
});

it('stores lines after the ones before them, so that the later ones stay', async () => {
  const asked: unknown[] = [];
  let running = 0;
  let most = 0;
  api.server.use(
    http.all('*/v1/stockcount/set_stock_lines', async ({ request }) => {
      asked.push(((await request.json()) as { lines: unknown[] }).lines[0]);
      running += 1;
      most = Math.max(most, running);
      await delay(100);
      running -= 1;
      return HttpResponse.json({ result: true, data: {} });
    }),
  );
  const { rerender } = editor();
  const fill = (name: string, value: string) => {
    const field = screen.getByLabelText(`${name} van Zeep, Kelder`);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  fill('Minimum', '6');
  fill('Maximum', '12');
  // The page comes with lines from before both.
  rerender(
    <PlacesEditor listId={7} places={['Kelder']} lines={[{ ...line, minimum: 5 }]} products={products} />,
  );
  await screen.findByText('Bewaard');
  expect(most).toBe(1);
  expect(asked).toEqual([
    { place: 'Kelder', minimum: 6, maximum: null },
    { place: 'Kelder', minimum: 6, maximum: 12 },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Maximum van Zeep, Kelder').value).toBe('12');
});

describe('the proposal', () => {
  const proposed = (id: number, name: string, quantity: number, arrived = 0) => ({
    product: camelize(pricedProduct({ product_id: id, product_name: name })),
    ...{ available: true, unitId: 10, quantity, counted: 1, minimum: 4, maximum: 20 },
    ...{ arrived, underWay: 6, asked: 0 },
  });

  it('says what was delivered since the count, or thrown away when that is more', () => {
    renderWithStore(
      <OrderProposal lines={[proposed(1, 'Zeep', 2, 1_200), proposed(2, 'Doek', 5, -24)]} view="excl" />,
    );
    expect(screen.getByText('1.200 geleverd sinds de telling')).toBeTruthy();
    expect(screen.getByText('24 weggegooid sinds de telling')).toBeTruthy();
  });

  it('puts the quantities into the cart, and shows what the cart refused', async () => {
    const refused = {
      ...{ product_id: 2, product_name: 'Doek', reason: 'insufficient_stock', quantity: 5, unit_id: 10 },
      fixes: [3],
    };
    api.answers('quickorder/set_lines_to_cart', () => ({
      ...{ cart: wireCart(), added: [1], skipped: 0, refused: [refused] },
    }));
    renderWithStore(<OrderProposal lines={[proposed(1, 'Zeep', 2), proposed(2, 'Doek', 5)]} view="excl" />);
    fireEvent.click(screen.getByRole('button', { name: '2 artikelen in de winkelwagen' }));
    const row = screen.getByRole('link', { name: 'Doek' }).closest('tr') as HTMLElement;
    await waitFor(() => expect(within(row).getByRole('button', { name: /3/ })).toBeTruthy());
    expect(screen.getByRole('button', { name: '1 artikel in de winkelwagen' })).toBeTruthy();
  });
});
