import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { SearchBox } from '@/components/header/search-box';
import { LinkEvents } from '@/components/layout/link-events';
import type { PriceView } from '@/components/shop';
import type { fakeApi } from '../../store/support/api';
import { wireProduct } from '../../store/support/builders';
import { renderWithStore } from './render-with-store';

/** An answer with products, groups and brands. */
export const found = {
  num_found: 143,
  start: 0,
  max_score: 1,
  docs: [
    wireProduct({ product_id: 7, product_name: 'Zeepdispenser mat', slug: 'zeepdispenser-mat' }),
    wireProduct({ product_id: 8, product_name: 'Crèmezeep amandel', slug: '', product_ext_code: 'ZEEP-8' }),
  ],
  facet_counts: { merk: [{ value: 'Schuimrijk', count: 4 }] },
  groups: [{ id: 3, site_label: 'Zeepdispensers', path: 'c/zeep', count: 12 }],
};
export const none = { ...found, num_found: 0, docs: [], facet_counts: {}, groups: [] };

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zoeken' });

/** The box on a page with another element that can take the focus. */
export const showBox = (prices: PriceView = 'hidden') =>
  renderWithStore(
    <>
      <SearchBox prices={prices} />
      <LinkEvents />
      <button type="button">Elders</button>
    </>,
  );

/** Types into a new box and waits for the answer. */
export async function typeInto(
  answers: ReturnType<typeof fakeApi>['answers'],
  text: string,
  answer: object = found,
  prices?: PriceView,
) {
  const calls = answers('products/get_products', () => answer);
  const view = showBox(prices);
  await view.user.type(box(), text);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  return { ...view, calls };
}
