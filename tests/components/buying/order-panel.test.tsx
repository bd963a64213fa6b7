// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import { toBuyable, toCustomerPrice } from '@/components/buying/buyable';
import { toChoiceGroups } from '@/components/buying/choice';
import { CustomerOrderPanel } from '@/components/buying/customer-order-panel';
import { OrderPanel } from '@/components/buying/order-panel';
import { StockNote } from '@/components/buying/stock-note';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { cartStored } from '@/store/cart/slice';
import { makeStore } from '@/store/make-store';
import { fakeApi } from '../../store/support/api';
import { wireCart, wireItem, wireProduct, wireUnit } from '../../store/support/builders';
import { eventually } from '../../support/eventually';
import { renderWithStore } from '../support/render-with-store';

const { answers, server } = fakeApi();
const pallet = wireUnit({ pu_id: 12, unit_name: 'pallet', unit_content: 240, pu_is_default: false });
const can = (id: number, name: string, own = {}) =>
  wireProduct({
    product_id: id,
    product_name: name,
    units: [
      wireUnit({ pu_id: id * 10, unit_desc: 'per can', unit_name: 'can', unit_content: 1, calcprice: 11.35 }),
    ],
    ...own,
  });
const dispenser = camelize({
  ...wireProduct({ product_name: 'Zeepdispenser', units: [wireUnit({ calcprice: 20 })] }),
  description: '',
  specifications: [],
  images: [],
  documents: [],
  options: [
    {
      index: 1,
      label: 'Vulling erbij',
      products: [can(7, 'Navulcan roze'), can(8, 'Navulcan wit', { stock: 0 })],
    },
    { index: 2, label: 'Beugel erbij', products: [can(9, 'Wandbeugel')] },
  ],
});
const show = (view: 'hidden' | 'excl' = 'excl', store = makeStore()) =>
  renderWithStore(
    <OrderPanel
      product={toBuyable(dispenser, view)}
      stock={dispenser.stock}
      options={toChoiceGroups(dispenser, view)}
      view={view}
    />,
    store,
  );
const add = () => screen.getByRole('button', { name: /In winkelwagen/ });

describe('options of a product', () => {
  it('are one of each group or none: radio buttons, and a checkbox for a single option', async () => {
    show();
    const refills = within(await screen.findByRole('group', { name: 'Vulling erbij' }));
    expect(refills.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
    ]);
    expect(refills.getByRole('radio', { name: /Navulcan wit niet leverbaar/ })).toHaveProperty(
      'disabled',
      true,
    );
    expect(within(screen.getByRole('group', { name: 'Beugel erbij' })).getByRole('checkbox')).toBeTruthy();
  });

  it('have a price for users with prices, and none for others', async () => {
    const { container, unmount } = show('hidden');
    await screen.findByRole('group', { name: 'Vulling erbij' });
    expect(container.textContent).not.toContain('€');
    expect(JSON.stringify(toChoiceGroups(dispenser, 'hidden').map(({ choices }) => choices[0]?.vat))).toBe(
      '[null,null]',
    );
    unmount();
    show('excl');
    const refill = await screen.findByRole('radio', { name: /Navulcan roze/ });
    expect(refill.closest('label')?.textContent?.replaceAll('\u00a0', ' ')).toContain('€ 11,35 per can');
  });

  it('go into the cart once each, and are kept when the quantity changes', async () => {
    const calls = answers('shopcart/update_cart', (_, call) => ({
      cart: wireCart({
        version: call + 1,
        items: [
          wireItem({
            quantity_on_cart: 3,
            selected_options: [{ index: 1, product_id: 7, product_name: 'Navulcan roze', calcprice: 11.35 }],
          }),
        ],
      }),
      item: 1,
    }));
    const { user, store } = show();
    await user.click(await screen.findByRole('radio', { name: /Navulcan roze/ }));
    await user.click(screen.getByRole('checkbox', { name: /Wandbeugel/ }));
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await user.click(add());
    await store.dispatch(whenCartIsSaved());
    expect(calls[0]?.body).toMatchObject({
      id: 1,
      quantity: 3,
      options: [
        { id: 7, quantity: 1 },
        { id: 9, quantity: 1 },
      ],
    });
    // The options in the cart are now selected; another quantity keeps them.
    expect(screen.getByRole('checkbox', { name: /Wandbeugel/ })).toHaveProperty('checked', false);
    await user.click(add());
    await store.dispatch(whenCartIsSaved());
    expect(calls[1]?.body).toMatchObject({ id: 1, quantity: 4, options: [{ id: 7, quantity: 1 }] });
  });

  it('show the choice of the line in the cart, and remove it', async () => {
    const calls = answers('shopcart/update_cart', () => ({ cart: wireCart({ version: 2 }), item: 1 }));
    const store = makeStore();
    const options = [{ index: 1, product_id: 7, product_name: 'Navulcan roze' }];
    store.dispatch(cartStored(camelize(wireCart({ items: [wireItem({ selected_options: options })] }))));
    const { user } = show('excl', store);
    expect(await screen.findByRole('radio', { name: /Navulcan roze/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Niet nodig' }));
    await user.click(add());
    await store.dispatch(whenCartIsSaved());
    expect(calls[0]?.body).toEqual({ id: 1, hash: '', quantity: 3, unit: 11 });
  });
});

describe('the panel of a customer', () => {
  const bare = {
    ...dispenser,
    units: camelize(wireProduct()).units,
    options: toChoiceGroups(dispenser, 'excl'),
  };
  const showAs = () =>
    renderWithStore(
      <CustomerOrderPanel
        product={toBuyable(bare, 'excl')}
        stock={bare.stock}
        options={bare.options}
        view="excl"
        pricesFrom={customerPricesUrl([1, 7])}
      />,
    );
  const answer = (own: object) =>
    server.use(
      http.get('*/internal/prices', () => HttpResponse.json({ 1: toCustomerPrice(dispenser), ...own })),
    );

  it('has this customer’s prices, of the options too', async () => {
    const refill = dispenser.options[0]?.products[0];
    if (!refill) throw new Error('The dispenser has no refill.');
    const [unit] = refill.units;
    answer({ 7: toCustomerPrice({ ...refill, units: unit ? [{ ...unit, calcprice: 9.95 }] : [] }) });
    showAs();
    expect(screen.getAllByText('Prijs wordt geladen')[0]).toBeTruthy();
    expect((await screen.findAllByText('per doos'))[0]?.parentElement?.textContent).toContain('20,00');
    const choice = await screen.findByRole('radio', { name: /Navulcan roze/ });
    expect(choice.closest('label')?.textContent?.replaceAll('\u00a0', ' ')).toContain('€ 9,95 per can');
  });

  it('does not offer what was sold out since the page was made', async () => {
    answer({ 1: { ...toCustomerPrice(dispenser), stock: 0 } });
    showAs();
    await eventually(() =>
      expect(screen.getByRole('button', { name: 'Niet leverbaar' })).toHaveProperty('disabled', true),
    );
  });

  it('is shown without prices while they can not be loaded', async () => {
    server.use(http.get('*/internal/prices', () => new HttpResponse(null, { status: 503 })));
    showAs();
    expect((await screen.findAllByText('Prijs nu niet beschikbaar'))[0]).toBeTruthy();
    expect(add()).toHaveProperty('disabled', false);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('quantities', () => {
  it('name the unit that they count', () => {
    renderWithStore(
      <OrderPanel
        product={toBuyable({ ...dispenser, step: 6 }, 'hidden')}
        stock={600}
        options={[]}
        view="hidden"
      />,
    );
    expect(screen.getByText('Te bestellen per 6 dozen.')).toBeTruthy();
  });

  it('follow a click on a row of prices', async () => {
    const units = [
      wireUnit({
        calcprice: 20,
        pricetable: [
          { q: 6, price: 20 },
          { q: 30, price: 19 },
        ],
      }),
    ];
    const { user } = renderWithStore(
      <OrderPanel
        product={toBuyable(camelize(wireProduct({ units })), 'excl')}
        stock={600}
        options={[]}
        view="excl"
      />,
    );
    await user.click(await screen.findByRole('button', { name: /Kies 5 dozen/ }));
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '5');
    await eventually(() =>
      expect(document.querySelector('.price strong')?.textContent?.replaceAll('\u00a0', ' ')).toBe('€ 19,00'),
    );
  });

  it('show the quantity in the cart before more is added', async () => {
    const store = makeStore();
    const { user } = renderWithStore(
      <OrderPanel product={toBuyable(dispenser, 'hidden')} stock={72} options={[]} view="hidden" />,
      store,
    );
    await user.type(screen.getByRole('spinbutton'), '13{Enter}');
    expect((await screen.findByRole('status')).textContent).toBe(
      'Nog 12 dozen op voorraad. Met meer is uw bestelling nu niet te plaatsen.',
    );
    await user.clear(screen.getByRole('spinbutton'));
    await user.type(screen.getByRole('spinbutton'), '12{Enter}');
    await eventually(() => expect(screen.queryByRole('status')).toBeNull());
    act(() => {
      store.dispatch(cartStored(camelize(wireCart({ items: [wireItem({ quantity_on_cart: 1 })] }))));
    });
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^Nog 12 dozen op voorraad\. Met wat in uw winkelwagen ligt/,
    );
  });

  it('count the cart’s other unit too', () => {
    const units = toBuyable(camelize(wireProduct({ units: [wireUnit(), pallet] })), 'hidden').units;
    const lines = camelize(wireCart({ items: [wireItem({ quantity_on_cart: 10 })] })).items;
    const whole = units[1];
    if (!whole) throw new Error('two units');
    const note = (stock: number) => (
      <StockNote product={{ units }} stock={stock} unit={whole} quantity={1} lines={lines} />
    );
    const { rerender } = renderWithStore(note(300));
    expect(screen.queryByRole('status')).toBeNull();
    rerender(note(299));
    expect(screen.getByRole('status').textContent).toContain('Met wat in uw winkelwagen ligt');
  });

  it('are shown in the largest unit that divides them', () => {
    const units = toBuyable(camelize(wireProduct({ units: [wireUnit(), pallet] })), 'hidden').units;
    const [box, whole] = units;
    if (!box || !whole) throw new Error('two units');
    renderWithStore(<StockNote product={{ units }} stock={100} unit={whole} quantity={1} lines={[]} />);
    expect(screen.getByRole('status').textContent).toContain('Nog 16 dozen op voorraad.');
  });
});
