// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import { BuyBox } from '@/components/buying/buy-box';
import { toBuyable, toCustomerPrice } from '@/components/buying/buyable';
import { toCard } from '@/components/product-card/card';
import { ProductCard } from '@/components/product-card/product-card';
import { ProductCards } from '@/components/product-card/product-cards';
import { initialAuth } from '@/store/auth/slice';
import { cartStored } from '@/store/cart/slice';
import { makeStore } from '@/store/make-store';
import { fakeApi } from '../../store/support/api';
import { wireCart, wireItem, wireProduct, wireUnit } from '../../store/support/builders';
import { eventually } from '../../support/eventually';
import { renderWithStore } from '../support/render-with-store';

const pallet = wireUnit({
  pu_id: 12,
  unit_desc: 'pallet à 40 dozen',
  unit_name: 'pallet',
  unit_content: 240,
  pu_is_default: false,
});
const tiers = [
  { q: 6, price: 12.5 },
  { q: 30, price: 12 },
  { q: 60, price: 11.5 },
];
const seen = camelize(wireProduct({ units: [wireUnit(), pallet] }));
const priced = camelize(
  wireProduct({
    units: [wireUnit({ calcprice: 12.5, price_source: 'tier', pricetable: tiers }), pallet],
    calcprice: 12.5,
  }),
);
const { server } = fakeApi();
/** A store whose server never answers: these tests end before it would. */
const quietStore = () => makeStore(undefined, () => new Promise(() => undefined));
/** Prices have a no-break space after the euro sign. */
const text = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a quantity that is not possible', () => {
  it.each(['1,5', 'abc', '-1', '1.5', '2e3', '1000000'])(
    '%s adds nothing, stays in the field, and says why',
    async (typed) => {
      const { user, store } = renderWithStore(
        <BuyBox product={toBuyable(seen, 'hidden')} view="hidden" />,
        quietStore(),
      );
      const field = screen.getByRole('spinbutton');
      await user.clear(field);
      await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
      expect(store.getState().cart.changes).toEqual({});
      expect(field).toHaveProperty('value', typed);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByRole('alert').textContent).toBe('Vul een heel aantal in, hoogstens 999.999.');
      await user.clear(field);
      await user.type(field, '3');
      await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
      expect(Object.values(store.getState().cart.changes)).toMatchObject([{ quantity: 3 }]);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is gone when another unit is chosen', async () => {
    const { user } = renderWithStore(
      <BuyBox product={toBuyable(seen, 'hidden')} view="hidden" />,
      quietStore(),
    );
    const field = screen.getByRole('spinbutton');
    await user.clear(field);
    await user.type(field, 'veel');
    await user.selectOptions(screen.getByRole('combobox'), '12');
    expect(field).toHaveProperty('value', '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('buying without prices', () => {
  it('links to the login in place of a price', () => {
    const { container } = renderWithStore(<BuyBox product={toBuyable(seen, 'hidden')} view="hidden" />);
    expect(screen.getByRole('link', { name: 'Inloggen voor prijzen' }).getAttribute('href')).toBe('/login');
    expect(container.textContent).not.toContain('€');
  });

  it('sends no price to the page, even if the API returned one', () => {
    expect(JSON.stringify(toCard(seen, 'hidden'))).not.toMatch(/price|vat/);
  });
});

describe('buying with prices', () => {
  it('shows the price of a unit and of a piece, and the tiers above the quantity', async () => {
    const { user, container } = renderWithStore(<BuyBox product={toBuyable(priced, 'excl')} view="excl" />);
    await screen.findByText('per doos');
    expect(text(container.querySelector('.price'))).toContain('€ 12,50 per doos');
    expect(text(container.querySelector('.piece-price'))).toContain('€ 2,08 per rol');
    const tiers = () => text(container.querySelector('.tiers'));
    expect(tiers()).toMatch(/^vanaf 5 dozen € 12,00.*vanaf 10 dozen/);

    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(tiers()).not.toContain('vanaf 10 dozen');
    expect(text(container.querySelector('.price strong'))).toBe('€ 11,50');
  });

  it('renders both forms of a price for consumers; the style sheet hides one', async () => {
    const { container } = renderWithStore(<BuyBox product={toBuyable(priced, 'both')} view="both" />);
    await screen.findByText('per doos');
    expect(text(container.querySelector('.price strong .vat-incl'))).toBe('€ 15,13');
    expect(text(container.querySelector('.price strong .vat-excl'))).toBe('€ 12,50');
  });

  it('requests prices after the page, and shows them when they arrive', async () => {
    const arrival = Promise.withResolvers<void>();
    server.use(
      http.get('*/internal/prices', async ({ request }) => {
        await arrival.promise;
        const ids = new URL(request.url).searchParams.get('ids');
        return HttpResponse.json({ [String(ids)]: toCustomerPrice(priced) });
      }),
    );
    renderWithStore(<ProductCards cards={[toCard(seen, 'excl')]} view="excl" pricesFollow />);
    expect(screen.getByText('Prijs wordt geladen')).toBeTruthy();
    arrival.resolve();
    expect(text((await screen.findByText('per doos')).parentElement)).toContain('€ 12,50');
  });

  it('explains a card’s price to a customer on request; a visitor has no such button', async () => {
    const ask = () => screen.queryByRole('button', { name: `Waarom deze prijs? ${priced.productName}` });
    const card = () => <ProductCard card={toCard(priced, 'both')} view="both" />;
    const visitor = renderWithStore(card());
    await screen.findByText('per doos');
    expect(ask()).toBeNull();
    visitor.unmount();
    renderWithStore(card(), makeStore({ auth: { ...initialAuth, isLoggedIn: true } }));
    await screen.findByText('per doos');
    expect(ask()?.getAttribute('aria-expanded')).toBe('false');
  });

  it('says that prices can not be loaded now', async () => {
    server.use(http.get('*/internal/prices', () => new HttpResponse(null, { status: 503 })));
    renderWithStore(<ProductCards cards={[toCard(seen, 'excl')]} view="excl" pricesFollow />);
    expect(await screen.findByText('Prijs nu niet beschikbaar')).toBeTruthy();
  });

  it('reloads a page whose session turns out to be expired', async () => {
    const asked = vi.fn();
    server.use(
      http.get('*/internal/prices', () => new HttpResponse(null, { status: 401 })),
      http.post('*/v1/auth/authenticate', () => {
        asked();
        return new HttpResponse(null, { status: 503 });
      }),
    );
    renderWithStore(<ProductCards cards={[toCard(seen, 'excl')]} view="excl" pricesFollow />);
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
  });

  it('says that a price is missing', () => {
    renderWithStore(<BuyBox product={toBuyable(seen, 'excl')} view="excl" />);
    expect(screen.getByText('Prijs nu niet beschikbaar')).toBeTruthy();
  });
});

describe('adding to the cart', () => {
  it('adds the quantity in the chosen unit, and the card shows the quantity in the cart', async () => {
    const { user, store } = renderWithStore(
      <BuyBox product={toBuyable(seen, 'hidden')} view="hidden" />,
      quietStore(),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Verpakking' }), 'pallet à 40 dozen');
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    expect(store.getState().cart.items).toMatchObject([{ productId: 1, quantityOnCart: 2, unitOnCart: 12 }]);
    expect(await screen.findByText(/^2 pallets/)).toBeTruthy();
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '1');
  });

  it('adds to the quantity that is already there', async () => {
    const store = quietStore();
    store.dispatch(cartStored(camelize(wireCart({ items: [wireItem({ quantity_on_cart: 4 })] }))));
    const { user } = renderWithStore(<BuyBox product={toBuyable(seen, 'hidden')} view="hidden" />, store);
    expect(await screen.findByText(/^4 dozen/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    expect(store.getState().cart.items[0]?.quantityOnCart).toBe(5);
  });

  it('gives a second unit a line of its own, and the card shows both', async () => {
    const store = quietStore();
    store.dispatch(cartStored(camelize(wireCart({ items: [wireItem({ quantity_on_cart: 4 })] }))));
    const { user } = renderWithStore(<BuyBox product={toBuyable(seen, 'hidden')} view="hidden" />, store);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Verpakking' }), 'pallet à 40 dozen');
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    expect(store.getState().cart.items).toMatchObject([
      { key: '1', quantityOnCart: 4, unitOnCart: 11 },
      { key: '1.u12', hash: 'u12', quantityOnCart: 2, unitOnCart: 12 },
    ]);
    expect(screen.getByText(/^4 dozen \+ 2 pallets/)).toBeTruthy();
  });

  it('says when the cart has more than the stock', async () => {
    const store = quietStore();
    const item = wireItem({ quantity_on_cart: 20, stock: 72, available: false });
    store.dispatch(cartStored(camelize(wireCart({ items: [item] }))));
    renderWithStore(<BuyBox product={toBuyable(seen, 'hidden')} view="hidden" />, store);
    expect((await screen.findByRole('status')).textContent).toBe(
      'Nog 12 dozen op voorraad. Pas het aantal in uw winkelwagen aan.',
    );
  });

  it('is not offered when the product is sold out, and says so', () => {
    renderWithStore(<BuyBox product={toBuyable({ ...seen, stock: 0 }, 'hidden')} view="hidden" />);
    expect(screen.getByRole('button', { name: 'Niet leverbaar' })).toHaveProperty('disabled', true);
  });

  it('orders in steps of the default unit', async () => {
    const { user, store } = renderWithStore(
      <BuyBox product={toBuyable({ ...seen, step: 6 }, 'hidden')} view="hidden" />,
    );
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    expect(store.getState().cart.items[0]?.quantityOnCart).toBe(6);
  });
});

it('links a card to its product, by the slug of its name or of its own', () => {
  renderWithStore(
    <>
      <ProductCard card={toCard(seen, 'hidden')} view="hidden" />
      <ProductCard
        card={toCard({ ...seen, productId: 2, productName: 'Mop', slug: 'de-mop' }, 'hidden')}
        view="hidden"
      />
    </>,
  );
  const hrefs = screen
    .getAllByRole('heading')
    .map((heading) => within(heading).getByRole('link').getAttribute('href'));
  expect(hrefs).toEqual(['/nl/p/jumborol-wit-1', '/nl/p/de-mop-2']);
});
