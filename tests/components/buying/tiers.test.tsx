// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import type { Buyable, BuyableUnit } from '@/components/buying/buyable';
import { tierRows } from '@/components/buying/tier-rows';
import { TierTable } from '@/components/buying/tier-table';
import { wireItem } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const box: BuyableUnit = {
  id: 11,
  name: 'doos',
  content: 6,
  isDefault: true,
  price: 12,
  tiers: [
    { q: 1, price: 14 },
    { q: 6, price: 12 },
    { q: 30, price: 11.4 },
    { q: 60, price: 10.8 },
  ],
};
const pallet: BuyableUnit = { id: 12, name: 'pallet', content: 240, price: 408 };
const product = (own: Partial<Buyable> = {}): Buyable => ({
  id: 1,
  name: 'Jumborol wit',
  vat: 21,
  baseUnit: 'rol',
  units: [box, pallet],
  ...own,
});
const say = (rows: ReturnType<typeof tierRows>) =>
  rows.map(({ unit, quantity, pieces, saving }) => `${quantity} ${unit.name} ${pieces} ${saving}%`);

describe('the rows of the price table', () => {
  it('are the tiers of the chosen unit that apply, and the prices of the other units', () => {
    expect(say(tierRows(product(), box, 1))).toEqual([
      '1 doos 6 0%',
      '5 doos 30 5%',
      '10 doos 60 10%',
      '1 pallet 240 15%',
    ]);
    expect(say(tierRows(product(), pallet, 1))).toEqual(['1 doos 6 0%', '1 pallet 240 15%']);
  });

  it('mark the one that applies to the quantity', () => {
    const active = (quantity: number) => tierRows(product(), box, quantity).findIndex((row) => row.active);
    expect([1, 4, 5, 9, 10, 500].map(active)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('have quantities that can be ordered: multiples of the step', () => {
    const byFour = product({ step: 4, units: [{ ...box, tiers: box.tiers?.slice(1) }] });
    expect(say(tierRows(byFour, byFour.units[0] as BuyableUnit, 4))).toEqual([
      '4 doos 24 0%',
      '8 doos 48 5%',
      '12 doos 72 10%',
    ]);
  });

  it('start with the price of the smallest quantity where the tiers start later', () => {
    const later = { ...box, tiers: box.tiers?.slice(2) };
    expect(say(tierRows(product({ units: [later] }), later, 1))).toEqual([
      '1 doos 6 0%',
      '5 doos 30 5%',
      '10 doos 60 10%',
    ]);
  });

  it('are one per unit for an agreed price', () => {
    const agreed: BuyableUnit = { ...box, agreement: true, price: 9 };
    expect(say(tierRows(product({ units: [agreed, pallet] }), agreed, 10))).toEqual([
      '1 doos 6 0%',
      '1 pallet 240 0%',
    ]);
  });

  it('are empty without prices', () => {
    const { price: _, tiers: __, ...bare } = box;
    expect(tierRows(product({ units: [bare] }), bare, 1)).toEqual([]);
  });
});

describe('the table', () => {
  const show = (own: Partial<Buyable> = {}, quantity = 1, inCart = 0) => {
    const onChoose = vi.fn();
    const shown = product(own);
    const view = renderWithStore(
      <TierTable
        product={shown}
        unit={shown.units[0] as BuyableUnit}
        quantity={quantity}
        line={inCart > 0 ? camelize(wireItem({ quantity_on_cart: inCart })) : undefined}
        view="excl"
        onChoose={onChoose}
      />,
    );
    return { ...view, onChoose };
  };
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));

  it('shows price per unit, price per piece and the saving; the row that applies is marked', () => {
    show({}, 5);
    const rows = screen.getAllByRole('row');
    expect(cells(rows[2] as HTMLElement)).toEqual(['€ 11,40', '€ 1,90', '5 %']);
    expect(rows[2]?.getAttribute('aria-current')).toBe('true');
    expect(within(rows[2] as HTMLElement).getByRole('button').textContent).toBe('Kies 5 dozen 30 rollen');
    expect(screen.getByText(/^Nog 5 dozen erbij en u betaalt/).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Nog 5 dozen erbij en u betaalt € 10,80 per doos.',
    );
  });

  it('counts the quantity in the cart too', () => {
    const { container } = show({}, 1, 4);
    expect(container.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ').trim()).toBe(
      'Met wat in uw winkelwagen ligt, betaalt u € 11,40 per doos. Nog 5 dozen erbij en u betaalt € 10,80 per doos.',
    );
  });

  it('selects a row that is clicked, in its own unit', async () => {
    const { user, onChoose } = show();
    await user.click(screen.getByRole('button', { name: 'Kies 10 dozen 60 rollen' }));
    await user.click(screen.getByRole('button', { name: 'Kies 1 pallet 240 rollen' }));
    expect(onChoose.mock.calls).toEqual([
      [11, 10],
      [12, 1],
    ]);
  });

  it('is absent where all quantities have one price', () => {
    const { container } = show({ units: [{ ...box, tiers: [{ q: 6, price: 12 }] }] });
    expect(container.textContent).toBe('');
  });

  it('has no column for pieces where the unit is one piece', () => {
    show({
      baseUnit: 'stuk',
      units: [{ ...box, name: 'stuk', content: 1, tiers: box.tiers }],
    });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Vanaf',
      'Per stuk',
      'Voordeel',
    ]);
  });
});
