// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { fakeApi, refused } from '../../store/support/api';
import { wireProduct, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
beforeAll(() => import('@/api/browser'));

const box = wireUnit({ calcprice: 12.5 });
const roll = wireUnit({
  pu_id: 12,
  unit_desc: 'per rol',
  unit_name: 'rol',
  unit_content: 1,
  pu_is_default: false,
});
/** Articles of this shop; any other code is unknown. */
const products = ['TP-1', 'TP-2', 'TP-3'].map((code, at) =>
  wireProduct({
    product_id: at + 1,
    product_ext_code: code,
    product_name: `Artikel ${code}`,
    units: [box, roll],
  }),
);

let asked: string[][];
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  asked = [];
  api.answers('products/get_products', () => ({
    num_found: 0,
    start: 0,
    max_score: 1,
    docs: [],
    facet_counts: {},
  }));
  api.answers('quickorder/find_products', (body) => {
    const { codes } = body as { codes: string[] };
    asked.push(codes);
    return codes.flatMap((code, place) => {
      const product = products.find(({ product_ext_code }) => product_ext_code === code);
      return product ? [{ place, by: 'number', product, unit_id: 11, available: true }] : [];
    });
  });
});

const rows = () => within(screen.getByRole('list', { name: 'Uw regels' })).getAllByRole('listitem');
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Artikelnummers en aantallen' });
const problems = () =>
  screen.queryByRole('alert')
    ? within(screen.getByRole('alert'))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent)
    : [];

async function paste(text: string) {
  const view = renderWithStore(<QuickOrder view="excl" customer={false} />);
  await view.user.click(field());
  await view.user.paste(text);
  await view.user.click(screen.getByRole('button', { name: 'Regels overnemen' }));
  return view;
}

describe('rows of a sheet that failed', () => {
  const text = [
    'Artikelnummer\tOmschrijving\tAantal\tEenheid',
    'TP-1\tZeep\t2\tdoos',
    'TP-2\tDoek\t999999\trol',
    'TP-9\tDweil\t3\t',
    'TP-3\tEmmer\t1\t',
  ].join('\n');

  it('stay in the paste field; the others are taken, and each reason names the limit', async () => {
    await paste(text);
    await screen.findByText('2 regels overgenomen.');
    expect(problems()).toEqual([
      'Rij 3: ‘999999’ bij TP-2 is te veel: het hoogste aantal is 100.000.',
      'Rij 4: wij kennen ‘TP-9’ niet.',
    ]);
    expect(field().value).toBe(
      'Artikelnummer\tOmschrijving\tAantal\tEenheid\nTP-2\tDoek\t999999\trol\nTP-9\tDweil\t3\t',
    );
  });

  it('are mended where they stand, one by one, and then leave the field', async () => {
    const { user } = await paste(text);
    await screen.findByText('2 regels overgenomen.');
    const count = screen.getByRole('textbox', { name: 'Aantal voor ‘TP-2’' });
    await user.clear(count);
    await user.type(count, '1,5{Enter}');
    await screen.findByText('Rij 3: ‘1,5’ bij TP-2 is geen heel getal.');
    expect(rows()).toHaveLength(2);
    await user.clear(count);
    await user.type(count, '4{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()[2]?.textContent).toContain('Artikel TP-2');
    expect(within(rows()[2] as HTMLElement).getByRole<HTMLSelectElement>('combobox').value).toBe('12');
    expect(field().value).toBe('Artikelnummer\tOmschrijving\tAantal\tEenheid\nTP-9\tDweil\t3\t');

    const code = screen.getByRole('combobox', { name: 'Artikel voor ‘TP-9’' });
    const unit = screen.getByRole('textbox', { name: 'Eenheid voor ‘TP-9’' });
    await user.clear(code);
    await user.type(code, 'TP-2');
    await user.type(unit, 'pallet{Enter}');
    await screen.findByText(
      /‘pallet’ is geen verpakking van Artikel TP-2\. Kies uit: doos à 6 rollen, per rol\./,
    );
    await user.clear(unit);
    await user.type(unit, 'rol{Enter}');
    await screen.findByText('1 regel overgenomen. 1 regel bij een regel met hetzelfde artikel opgeteld.');
    expect(problems()).toEqual([]);
    expect(field().value).toBe('');
    expect(within(rows()[2] as HTMLElement).getByRole<HTMLInputElement>('spinbutton').value).toBe('7');
  });

  it('are read again from the field without doubling a row', async () => {
    const { user } = await paste(text);
    await screen.findByText('2 regels overgenomen.');
    await user.clear(field());
    await user.paste('Artikelnummer\tOmschrijving\tAantal\tEenheid\nTP-2\tDoek\t5\trol\nTP-9\tDweil\t3\t');
    await user.click(screen.getByRole('button', { name: 'Regels overnemen' }));
    await screen.findByText('1 regel overgenomen.');
    expect(rows()).toHaveLength(3);
    expect(field().value).toContain('TP-9');
    expect(problems()).toEqual([
      'Rij 3: ‘999999’ bij TP-2 is te veel: het hoogste aantal is 100.000.',
      'Rij 3: wij kennen ‘TP-9’ niet.',
    ]);
    await user.click(screen.getAllByRole('button', { name: 'Weglaten' })[0] as HTMLElement);
    expect(problems()).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Artikel voor ‘TP-9’' }));
  });

  it('keep what was typed when the lookup fails', async () => {
    const { user, store } = await paste(text);
    await screen.findByText('2 regels overgenomen.');
    api.answers('quickorder/find_products', () => refused('unavailable'));
    const code = screen.getByRole<HTMLInputElement>('combobox', { name: 'Artikel voor ‘TP-9’' });
    await user.type(code, '9{Enter}');
    await waitFor(() => expect(store.getState().app.toasts).toMatchObject([{ kind: 'failed' }]));
    expect(code.value).toBe('TP-99');
    expect(problems()).toHaveLength(2);
    expect(field().value).toContain('TP-9');
  });
});

it('a second text leaves the rows of the first that failed', async () => {
  const { user } = await paste('TP-9 3');
  await screen.findByText(/wij kennen ‘TP-9’ niet/);
  await user.clear(field());
  await user.paste('TP-8 2\nTP-1 1');
  await user.click(screen.getByRole('button', { name: 'Regels overnemen' }));
  await screen.findByText('1 regel overgenomen.');
  expect(problems()).toEqual(['Rij 1: wij kennen ‘TP-9’ niet.', 'Rij 1: wij kennen ‘TP-8’ niet.']);
  expect(field().value).toBe('TP-8 2');
});

it('a row in another unit than was asked gets the right one in its place', async () => {
  const { user } = await paste('TP-1;3;pallet');
  await screen.findByText(/‘pallet’ is geen verpakking van Artikel TP-1\. Gekozen: doos/);
  const [choice] = screen.getAllByRole('combobox', { name: 'Verpakking van Artikel TP-1' });
  await user.selectOptions(choice as HTMLElement, 'per rol');
  expect(problems()).toEqual([]);
  expect(within(rows()[0] as HTMLElement).getByRole<HTMLSelectElement>('combobox').value).toBe('12');
});

it('five thousand rows: five hundred are taken, and the rest stays in the field', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => `TP-1\t${at < 500 ? 1 : 2}`);
  await paste(many.join('\n'));
  await screen.findByText(/4\.500 regels na de eerste 500 zijn nog niet gelezen/);
  expect(field().value.split('\n')).toHaveLength(4_500);
  expect(asked.flat()).toHaveLength(500);
  expect(within(rows()[0] as HTMLElement).getByRole<HTMLInputElement>('spinbutton').value).toBe('500');
});

describe('the field for one code', () => {
  const open = () => renderWithStore(<QuickOrder view="excl" customer={false} />);
  const code = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Artikelnummer, EAN of naam' });
  const count = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Aantal' });

  it('forgets the quantity of an article that failed; the problem keeps it', async () => {
    const { user } = open();
    await user.type(code(), 'TP-9');
    await user.type(count(), '3{Enter}');
    await screen.findByText('Wij kennen ‘TP-9’ niet.');
    expect(count().value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Aantal voor ‘TP-9’' }).value).toBe('3');
    await user.type(code(), 'TP-1{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(within(rows()[0] as HTMLElement).getByRole<HTMLInputElement>('spinbutton').value).toBe('1');
  });

  it('adds nothing for a quantity that is none, and says why', async () => {
    const { user } = open();
    await user.type(code(), 'TP-1');
    await user.type(count(), '999999{Enter}');
    await screen.findByText('‘999999’ is te veel: het hoogste aantal is 100.000.');
    expect(asked).toEqual([]);
    expect(count().value).toBe('999999');
    await user.type(count(), '{Backspace}{Backspace}{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(within(rows()[0] as HTMLElement).getByRole<HTMLInputElement>('spinbutton').value).toBe('9999');
  });
});
