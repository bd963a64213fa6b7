// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { fakeApi } from '../../store/support/api';
import { wireProduct, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
beforeAll(() => import('@/api/browser'));

const box = wireUnit({ calcprice: 12.5 });
const products = [
  wireProduct({ product_id: 1, product_name: 'Toiletpapier wit', product_ext_code: 'TP-1', units: [box] }),
  wireProduct({ product_id: 2, product_name: 'Servet wit', product_ext_code: 'SV-2', units: [box] }),
  wireProduct({ product_id: 3, product_name: 'Servet rood', product_ext_code: 'SV-3', units: [box] }),
];
const candidate = (product_id: number, quantity: number, more: object = {}) => ({
  product_id,
  unit_id: box.pu_id,
  quantity,
  unit_fits: true,
  times: 0,
  listed: false,
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  api.answers('quickorder/understand_text', () => ({
    lines: [
      {
        text: '3 dozen wc-papier',
        quantity: 3,
        unit: 'dozen',
        sure: 'certain',
        candidates: [candidate(1, 3, { times: 40 })],
      },
      {
        text: '2 pakken wc-papier',
        quantity: 2,
        unit: 'pakken',
        sure: 'likely',
        candidates: [candidate(1, 2, { unit_fits: false })],
      },
      { text: 'servetten', sure: 'choose', candidates: [candidate(2, 1), candidate(3, 1)] },
      { text: 'de dinges', sure: 'none', candidates: [] },
    ],
    products,
    left: 0,
  }));
});

async function readText() {
  const { user } = renderWithStore(<QuickOrder view="excl" customer={false} />);
  await user.click(screen.getByRole('tab', { name: 'In gewoon Nederlands' }));
  return user;
}

it('is for customers: visitors see a link to the login', async () => {
  await readText();
  expect(screen.getByRole('link', { name: 'Inloggen' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Wat hebt u nodig?' })).toBeNull();
});

it('shows each line with its confidence, and takes only confirmed lines', async () => {
  const { user } = renderWithStore(<QuickOrder view="excl" customer />);
  await user.click(screen.getByRole('tab', { name: 'In gewoon Nederlands' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wat hebt u nodig?' });
  await user.type(field, 'een bestelling');
  await user.click(screen.getByRole('button', { name: 'Artikelen zoeken' }));
  const list = await screen.findByRole('list', { name: 'Uit uw tekst' });
  const lines = () => within(list).getAllByRole('listitem');
  expect(lines().map((line) => line.querySelector('.badge')?.textContent)).toEqual([
    'zeker',
    'waarschijnlijk',
    'kies zelf',
    'niet begrepen',
  ]);
  within(lines()[1] as HTMLElement).getByText(
    'Niet te bestellen per ‘pakken’: dit komt het dichtst in de buurt.',
  );
  expect(screen.getByText('Nog geen regels')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'De zekere regel overnemen' }));
  const own = () => within(screen.getByRole('list', { name: 'Uw regels' })).getAllByRole('listitem');
  expect(own()).toHaveLength(1);
  expect(lines()).toHaveLength(3);

  // Nothing is selected yet, so nothing is added.
  const choice = lines()[1] as HTMLElement;
  await user.click(within(choice).getByRole('button', { name: 'Overnemen' }));
  within(choice).getByText('Kies eerst een artikel.');
  expect(own()).toHaveLength(1);
  await user.selectOptions(
    within(choice).getByRole('combobox', { name: 'Artikel voor ‘servetten’' }),
    'Servet rood (SV-3)',
  );
  await user.click(within(choice).getByRole('button', { name: 'Overnemen' }));
  expect(own().at(-1)?.textContent).toContain('Servet rood');
  expect(field.value).toBe('een bestelling');

  // The missing article is found by its number; then the text is cleared.
  api.answers('quickorder/find_products', () => [
    { place: 0, by: 'number', product: products[1], unit_id: box.pu_id, available: true },
  ]);
  const unknown = within(lines()[1] as HTMLElement).getByRole('combobox', {
    name: 'Artikel voor ‘de dinges’',
  });
  await user.clear(unknown);
  await user.type(unknown, 'SV-2{Enter}');
  await waitFor(() => expect(own()).toHaveLength(3));
  await user.click(within(lines()[0] as HTMLElement).getByRole('button', { name: 'Weglaten' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uit uw tekst' })).toBeNull());
  expect(field.value).toBe('');
});

it('shows what is not wanted, a row of the last order, a half that does not exist and what is sold out', async () => {
  const soldOut = wireProduct({
    product_id: 4,
    product_name: 'Dweil',
    product_ext_code: 'DW-4',
    units: [box],
    stock: 0,
  });
  api.answers('quickorder/understand_text', () => ({
    lines: [
      { text: 'geen wc-papier', sure: 'none', candidates: [], reason: 'declined' },
      {
        text: 'Dweil',
        quantity: 2,
        unit: 'doos',
        repeats_order: 10_256,
        sure: 'likely',
        candidates: [candidate(4, 2)],
      },
      { text: 'Bezem', quantity: 1, repeats_order: 10_256, sure: 'none', candidates: [] },
      {
        text: 'een halve doos servetten',
        quantity: 0.5,
        unit: 'doos',
        sure: 'likely',
        candidates: [candidate(2, 1, { unit_fits: false })],
      },
    ],
    products: [...products, soldOut],
    left: 0,
  }));
  const { user } = renderWithStore(<QuickOrder view="excl" customer />);
  await user.click(screen.getByRole('tab', { name: 'In gewoon Nederlands' }));
  await user.type(screen.getByRole('textbox', { name: 'Wat hebt u nodig?' }), 'een bestelling');
  await user.click(screen.getByRole('button', { name: 'Artikelen zoeken' }));
  const list = await screen.findByRole('list', { name: 'Uit uw tekst' });
  screen.getByText('Controleer 3 regels en neem over wat klopt.');
  const [declined, row, gone, half] = within(list).getAllByRole('listitem') as HTMLElement[];
  const own = within(declined as HTMLElement);
  own.getByText('U schreef dat u dit niet nodig heeft: wij stellen hiervoor niets voor.');
  expect(own.queryByRole('combobox')).toBeNull();
  within(row as HTMLElement).getByText('uit bestelling 10256');
  within(row as HTMLElement).getByText('Hiervan is nu niet genoeg op voorraad.');
  within(gone as HTMLElement).getByText(/Dit verkopen wij niet meer/);
  within(half as HTMLElement).getByText('Een halve doos bestaat niet van dit artikel: alleen hele.');
  await user.click(own.getByRole('button', { name: 'Gezien' }));
  expect(screen.queryByText(/niet nodig heeft/)).toBeNull();
});
