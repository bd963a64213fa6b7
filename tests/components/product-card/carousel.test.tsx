// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import { toBuyable, toCustomerPrice } from '@/components/buying/buyable';
import { Alternative } from '@/components/product/alternative';
import { LastViewed } from '@/components/product/last-viewed';
import { ProductCarousel } from '@/components/product-card/product-carousel';
import { toTile } from '@/components/product-card/tile';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart, wireProduct, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const { server, answers } = fakeApi();
const doc = (id: number, own = {}) =>
  wireProduct({ product_id: id, product_name: `Mop ${id}`, slug: `mop-${id}`, ...own });
const tiles = (...ids: number[]) => ids.map((id) => toTile(camelize(doc(id)), 'hidden'));
const list = (...ids: number[]) => ({
  num_found: ids.length,
  start: 0,
  max_score: 0,
  docs: ids.map((id) => doc(id)),
  facet_counts: {},
});
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

let near: (() => void) | undefined;
beforeEach(() => {
  localStorage.clear();
  near = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => seen([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

describe('a product carousel', () => {
  it('is a list of links under a heading, without any script', () => {
    renderWithStore(<ProductCarousel title="Past hierbij" cards={tiles(1, 2)} view="hidden" />);
    const row = screen.getByRole('region', { name: 'Past hierbij' });
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/nl/p/mop-1-1', '/login', '/nl/p/mop-2-2', '/login']);
    expect(row.textContent).not.toContain('€');
    expect(within(row).getAllByRole('link', { name: 'Inloggen voor prijzen' })).toHaveLength(2);
  });

  it('loads the rest of its list when it is first moved, without duplicates', async () => {
    const calls = answers('products/get_products', () => list(1, 2, 3, 4));
    renderWithStore(
      <ProductCarousel
        title="Ook in dit assortiment"
        cards={tiles(1, 2)}
        view="hidden"
        rest={{ target: 'relatedProducts', productID: 9, pageSize: 24 }}
      />,
    );
    expect(names()).toEqual(['Mop 1', 'Mop 2']);
    fireEvent.scroll(screen.getByRole('list'));
    await waitFor(() => expect(names()).toEqual(['Mop 1', 'Mop 2', 'Mop 3', 'Mop 4']));
    expect(calls.map(({ body }) => body)).toMatchObject([
      { target: 'relatedProducts', productID: 9, pageSize: 24 },
    ]);
  });

  it('is unchanged when the rest can not be loaded', async () => {
    const calls = answers('products/get_products', () => refused('unavailable'));
    const { store } = renderWithStore(
      <ProductCarousel
        title="Rij"
        cards={tiles(1)}
        view="hidden"
        rest={{ target: 'matchingProducts', productID: 9 }}
      />,
    );
    fireEvent.scroll(screen.getByRole('list'));
    await waitFor(() => expect(store.getState().products.lists.matchingProducts?.status).toBe('failed'));
    expect(calls).toHaveLength(1);
    expect(names()).toEqual(['Mop 1']);
  });

  it('moves the focus from link to link by arrow key, and scrolls by its buttons', async () => {
    const scrollBy = vi.fn();
    Element.prototype.scrollBy = scrollBy;
    const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    const { user } = renderWithStore(<ProductCarousel title="Rij" cards={tiles(1, 2)} view="hidden" />);
    await user.hover(screen.getByRole('list'));
    await user.click(await screen.findByRole('button', { name: 'Rij: volgende' }));
    expect(scrollBy).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Rij: vorige' }));
    expect(scrollBy, 'nothing before the first').toHaveBeenCalledOnce();
    screen.getByRole('link', { name: 'Mop 1' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mop 2' }));
    width.mockRestore();
  });

  it('puts the smallest quantity of the usual unit in the cart', async () => {
    const card = toTile(camelize(doc(1, { step: 3 })), 'hidden');
    answers('shopcart/update_cart', () => ({ cart: wireCart(), item: 1 }));
    const { user, store } = renderWithStore(<ProductCarousel title="Rij" cards={[card]} view="hidden" />);
    await user.click(screen.getByRole('button', { name: 'In winkelwagen: Mop 1' }));
    expect(store.getState().cart.items).toMatchObject([{ productId: 1, quantityOnCart: 3, unitOnCart: 11 }]);
    await store.dispatch(whenCartIsSaved());
  });
});

const bought = (id: number, price: number, own = {}) =>
  camelize(doc(id, { units: [wireUnit({ calcprice: price })], ...own }));

describe('an alternative of the house brand', () => {
  const text = () => document.body.textContent?.replaceAll('\u00a0', ' ');

  it('shows the saving per piece when the customer’s prices have arrived', async () => {
    const asked = vi.fn();
    server.use(
      http.get('*/internal/prices', ({ request }) => {
        asked(new URL(request.url).search);
        return HttpResponse.json({ 1: toCustomerPrice(bought(1, 12)), 2: toCustomerPrice(bought(2, 9)) });
      }),
    );
    const pricesFrom = customerPricesUrl([1, 2]);
    renderWithStore(
      <>
        <Alternative
          product={toBuyable(camelize(doc(1)), 'excl')}
          alternative={toTile(camelize(doc(2)), 'excl')}
          view="excl"
          pricesFrom={pricesFrom}
        />
        <ProductCarousel title="Rij" cards={tiles(2)} view="excl" pricesFrom={pricesFrom} />
      </>,
    );
    expect(await screen.findByText(/goedkoper/)).toBeTruthy();
    expect(text()).toContain('€ 0,50 per rol goedkoper');
    expect(asked, 'once for all that stands on the page').toHaveBeenCalledExactlyOnceWith('?ids=1,2');
  });

  it('shows no saving for a price that is not lower, or for other pieces', async () => {
    const dearer = toTile(bought(2, 13), 'both');
    const sheets = toTile(bought(3, 1, { base_unit: 'vel' }), 'both');
    const here = toBuyable(bought(1, 12), 'both');
    renderWithStore(
      <>
        <Alternative product={here} alternative={dearer} view="both" />
        <Alternative product={here} alternative={sheets} view="both" />
      </>,
    );
    await import('@/components/buying/discount-label');
    expect(text()).not.toContain('goedkoper');
  });

  it('names an available alternative for a sold-out product', () => {
    const soldOut = toBuyable(camelize(doc(1, { stock: 0 })), 'hidden');
    renderWithStore(<Alternative product={soldOut} alternative={tiles(2)[0] as never} view="hidden" />);
    expect(screen.getByText('Wel leverbaar')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mop 2' })).toBeTruthy();
  });
});

describe('recently viewed products', () => {
  it('are absent at the first product', () => {
    const { container } = renderWithStore(<LastViewed productId={1} view="hidden" />);
    expect(container.textContent).toBe('');
  });

  it('load when the section comes near the window, without the current product', async () => {
    const calls = answers('products/get_products', () => list(2, 1));
    localStorage.setItem('toonbank.viewed', '[2,1]');
    renderWithStore(<LastViewed productId={3} view="hidden" />);
    await waitFor(() => expect(near).toBeTruthy());
    expect(calls).toHaveLength(0);
    near?.();
    expect(await screen.findByRole('region', { name: 'Laatst bekeken' })).toBeTruthy();
    expect(names()).toEqual(['Mop 2', 'Mop 1']);
    expect(calls[0]?.body).toMatchObject({ target: 'lastViewedProducts', ids: [2, 1] });
    expect(localStorage.getItem('toonbank.viewed')).toBe('[3,2,1]');
  });

  it.each([
    ['none of them is left', () => list()],
    ['they cannot be loaded', () => refused('unavailable')],
  ])('take no space when %s', async (_, answer) => {
    answers('products/get_products', answer);
    localStorage.setItem('toonbank.viewed', '[2]');
    const { container } = renderWithStore(<LastViewed productId={3} view="hidden" />);
    await waitFor(() => expect(near).toBeTruthy());
    near?.();
    await waitFor(() => expect(container.querySelector('.viewed-room')).toBeNull());
  });
});
