// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { initialAuth } from '@/store/auth/slice';
import { makeStore } from '@/store/make-store';
import { fakeApi } from '../../store/support/api';
import { wireCart, wireProduct, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  api.answers('products/get_products', () => ({
    num_found: 1,
    start: 0,
    max_score: 1,
    docs: [wireProduct()],
    facet_counts: {},
  }));
});

const box = wireUnit({ calcprice: 12.5 });
const roll = wireUnit({
  pu_id: 12,
  unit_desc: 'per rol',
  unit_name: 'rol',
  unit_content: 1,
  pu_is_default: false,
});
const hit = (place: number, more: object = {}) => ({
  place,
  by: 'number',
  product: wireProduct({ units: [box, roll] }),
  unit_id: 11,
  available: true,
  ...more,
});
const open = () => renderWithStore(<QuickOrder view="excl" customer={false} />);
const rows = () => within(screen.getByRole('list', { name: 'Uw regels' })).getAllByRole('listitem');
const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /Aantal/ }).value;
const code = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Artikelnummer, EAN of naam' });

describe('one code', () => {
  it('is suggested by name as well, and chosen by key; the quantity comes next', async () => {
    const { user } = open();
    await user.type(code(), 'jumbo');
    const option = await screen.findByRole('option', { name: /Jumborol wit/ });
    expect(code().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(code().getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect(code().value).toBe('TP-1');
    expect(document.activeElement?.getAttribute('name')).toBe('quantity');
  });

  it('becomes a row, and the field waits for the next; the same code again is added up', async () => {
    const calls = api.answers('quickorder/find_products', () => [hit(0)]);
    const { user } = open();
    await user.type(code(), 'tp-1{Enter}');
    await screen.findByText('1 regel overgenomen.');
    expect([code().value, document.activeElement]).toEqual(['', code()]);
    await user.type(code(), '8700000000017{Enter}');
    await screen.findByText(/bij een regel met hetzelfde artikel opgeteld/);
    expect(rows()).toHaveLength(1);
    expect(quantity()).toBe('2');
    expect(calls.map(({ body }) => body)).toEqual([{ codes: ['tp-1'] }, { codes: ['8700000000017'] }]);
  });

  it('is kept in its field when it is unknown, with suggestions', async () => {
    api.answers('quickorder/find_products', () => []);
    const { user } = open();
    await user.type(code(), 'wc-rol{Enter}');
    await screen.findByText(/Wij kennen ‘wc-rol’ niet\./);
    expect(code().value).toBe('wc-rol');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Artikel voor ‘wc-rol’' }).value).toBe(
      'wc-rol',
    );
  });
});

it('is read from a barcode scanner wherever the focus is, and a second scan raises the quantity', async () => {
  api.answers('quickorder/find_products', () => [hit(0, { by: 'ean' })]);
  open();
  // A scanner types without a pause.
  const scan = () => {
    for (const key of [...'8712345000011', 'Enter']) fireEvent.keyDown(document.body, { key });
  };
  scan();
  await screen.findByText('1 regel overgenomen.');
  scan();
  await waitFor(() => expect(quantity()).toBe('2'));
  expect(code().value).toBe('');
});

it('tells a misread barcode from an unknown one', async () => {
  api.answers('quickorder/find_products', () => []);
  const { user } = open();
  await user.type(code(), '8712345000012{Enter}');
  await screen.findByText(/‘8712345000012’ is geen geldige barcode/);
});

it('keeps the rows for a reload, until they are in the cart or another customer logs in', async () => {
  api.answers('quickorder/find_products', () => [hit(0)]);
  const first = open();
  await first.user.type(code(), 'tp-1{Enter}');
  await screen.findByText('1 regel overgenomen.');
  first.unmount();
  const second = open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await second.user.click(screen.getByRole('button', { name: 'Alles weghalen' }));
  second.unmount();
  open();
  await screen.findByText('Nog geen regels');
  expect(localStorage.getItem('toonbank.quick-order')).toBeNull();
});

it('waits with kept rows until their owner is known, and never shows those of another customer', async () => {
  const calls = api.answers('quickorder/find_products', () => [hit(0)]);
  const kept = { of: 'Zaak\nNoor', rows: [{ code: 'TP-1', productId: 1, unitId: 11, quantity: 4 }] };
  const come = async (client_name: string) => {
    localStorage.setItem('toonbank.quick-order', JSON.stringify(kept));
    // On a customer's page the login state is known at once, the user's name later.
    const store = makeStore({ auth: { ...initialAuth, isLoggedIn: true } });
    const view = renderWithStore(<QuickOrder view="excl" customer />, store);
    expect(localStorage.getItem('toonbank.quick-order')).not.toBeNull();
    const who = { authenticated: true, userName: 'Noor', clientName: client_name, simulated: false };
    act(
      () =>
        void store.dispatch({
          type: 'auth/authenticate/fulfilled',
          payload: { ...who, vestigingDetails: null },
        }),
    );
    return view;
  };
  const own = await come('Zaak');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(quantity()).toBe('4');
  own.unmount();
  await come('Andere zaak');
  await waitFor(() => expect(localStorage.getItem('toonbank.quick-order')).toBeNull());
  expect(screen.getByText('Nog geen regels')).toBeTruthy();
  expect(calls).toHaveLength(1);
});

it('shows the problem of a line before it is ordered, and offers the correction', async () => {
  api.answers('quickorder/find_products', () => [
    hit(0, { product: wireProduct({ units: [box, roll], stock: 24 }) }),
  ]);
  const { user } = open();
  await user.click(screen.getByRole('textbox', { name: 'Artikelnummers en aantallen' }));
  await user.paste('TP-1 9');
  await user.click(screen.getByRole('button', { name: 'Regels overnemen' }));
  await screen.findByText('Nog 4 dozen op voorraad.');
  await user.click(screen.getByRole('button', { name: 'Maak er 4 dozen van' }));
  expect(screen.queryByText(/op voorraad\./)).toBeNull();
  expect(quantity()).toBe('4');
});

it('loses no scan of two that are looked up at once', async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  api.server.use(
    http.all('*/v1/quickorder/find_products', async ({ request }) => {
      const { codes } = (await request.json()) as { codes: string[] };
      if (codes[0] === 'TP-1') await first;
      const product_id = codes[0] === 'TP-1' ? 1 : 2;
      return HttpResponse.json({ result: true, data: [hit(0, { product: wireProduct({ product_id }) })] });
    }),
  );
  const { user } = open();
  await user.type(code(), 'TP-1{Enter}');
  await user.type(code(), 'TP-2{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  await waitFor(() => expect(rows()).toHaveLength(1));
  answerFirst();
  await waitFor(() => expect(rows()).toHaveLength(2));
});

describe('many lines', () => {
  it('are looked up in one call; a problem is named by its row', async () => {
    const gone = wireProduct({ product_id: 3, product_name: 'Mop' });
    const calls = api.answers('quickorder/find_products', () => [
      hit(0),
      hit(2, { product: gone, available: false }),
      hit(3),
    ]);
    const { user } = open();
    const text = screen.getByRole('textbox', { name: 'Artikelnummers en aantallen' });
    await user.click(text);
    await user.paste('TP-1;2;rollen\nTP-9;1\nMOP;1\nTP-1;4;pallet\nTP-7;veel');
    await user.click(screen.getByRole('button', { name: 'Regels overnemen' }));
    await screen.findByText('2 regels overgenomen.');
    expect(calls).toHaveLength(1);
    expect(rows()).toHaveLength(2);
    const problems = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(problems.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Rij 2: wij kennen ‘TP-9’ niet.',
      'Rij 3: Mop is niet meer te bestellen.',
      'Rij 4: ‘pallet’ is geen verpakking van Jumborol wit. Gekozen: doos à 6 rollen.',
      'Rij 5: ‘veel’ bij TP-7 is geen aantal. Typ een heel getal.',
    ]);
  });

  it('come from a file, also one of an old spreadsheet; any other file shows an error and changes nothing', async () => {
    const calls = api.answers('quickorder/find_products', () => [hit(0)]);
    const { user } = open();
    const field = screen.getByLabelText('Bestand kiezen');
    const latin = new Uint8Array(
      [...'Artikel;Aantal\r\ncaf'].map((char) => char.charCodeAt(0)).concat([0xe9, 0x3b, 0x32]),
    );
    await user.upload(field, new File([latin], 'lijst.csv', { type: 'text/csv' }));
    await screen.findByText('1 regel overgenomen.');
    expect(calls[0]?.body).toEqual({ codes: ['café'] });
    await user.upload(field, new File(['PK\u0003\u0004kapot'], 'lijst.xlsx'));
    await screen.findByText(/Dit bestand is niet te lezen/);
    expect(rows()).toHaveLength(1);
  });
});

it('go to the cart on confirmation; refused lines remain with a quantity that would work', async () => {
  api.answers('quickorder/find_products', () => [
    hit(0),
    hit(1, { product: wireProduct({ product_id: 2 }) }),
  ]);
  const refused = {
    product_id: 1,
    product_name: 'Jumborol wit',
    reason: 'insufficient_stock',
    quantity: 9,
    unit_id: 11,
    fixes: [4],
  };
  const calls = api.answers('quickorder/set_lines_to_cart', (_, call) => ({
    cart: wireCart({ version: call }),
    added: call === 1 ? [2] : [1],
    skipped: 0,
    refused: call === 1 ? [refused] : [],
  }));
  const { user, store } = open();
  await user.click(screen.getByRole('textbox', { name: 'Artikelnummers en aantallen' }));
  await user.paste('TP-1 9\nTP-2 1');
  await user.click(screen.getByRole('button', { name: 'Regels overnemen' }));
  await screen.findByText('2 regels overgenomen.');
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '2 regels in winkelwagen' }));
  await screen.findByText(/1 regel niet: hieronder staat waarom/);
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Bestel 4 dozen' }));
  await waitFor(() => expect(screen.getByText('Nog geen regels')).toBeTruthy());
  expect(calls.map(({ body }) => body)).toEqual([
    {
      lines: [
        { productID: 1, unitID: 11, quantity: 9 },
        { productID: 2, unitID: 11, quantity: 1 },
      ],
    },
    { lines: [{ productID: 1, unitID: 11, quantity: 4 }] },
  ]);
  expect(store.getState().cart.confirmed?.version).toBe(2);
});
