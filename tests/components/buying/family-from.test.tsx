// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import { BuyBox } from '@/components/buying/buy-box';
import { toBuyable } from '@/components/buying/buyable';
import { wireProduct, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const card = (family_from: number) =>
  toBuyable(
    camelize(wireProduct({ calcprice: 9, family_from, units: [wireUnit({ calcprice: 9 })] })),
    'excl',
  );

it('says what the cheapest member of the family costs, when that is less than the shown one', async () => {
  const { unmount } = renderWithStore(<BuyBox product={card(6)} view="excl" mostTiers={2} />);
  expect((await screen.findByText(/Andere uitvoering vanaf/)).textContent).toContain('6,00');
  unmount();
  renderWithStore(<BuyBox product={card(9)} view="excl" mostTiers={2} />);
  await screen.findByText(/per doos/);
  expect(screen.queryByText(/Andere uitvoering/)).toBeNull();
});
