// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import type { PurchaseRhythm } from '@/api/types';
import { CartContents } from '@/components/cart/cart-contents';
import { DueBlock } from '@/components/purchase-rhythm/due-block';
import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import { cartStored } from '@/store/cart/slice';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart, wireItem, wireTotals, wireUnit } from '../../store/support/builders';
import { pricedProduct } from '../support/account';
import { aDue } from '../support/purchase-rhythm';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));

const product = (id: number, name: string, more = {}) =>
  camelize(pricedProduct({ product_id: id, product_name: name, ...more }));
const soap = aDue(product(1, 'Zeep'), { state: 'now', daysLeft: -2 });
const rolls = aDue(product(2, 'Jumborol'), { quantity: 3 });
const cloths = aDue(product(3, 'Doek', { stock: 0 }), { state: 'now', daysLeft: 0 });
const known = (more: Partial<PurchaseRhythm> = {}): PurchaseRhythm => ({
  known: 9,
  due: [soap, cloths, rolls],
  gone: [],
  snoozed: [],
  ...more,
});
const open = (more: Partial<PurchaseRhythm> = {}) =>
  renderWithStore(<DueBlock rhythm={known(more)} view="excl" />);
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const row = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const tick = (name: string) => within(row(name)).getByRole<HTMLInputElement>('checkbox');

describe('the texts', () => {
  it.each([
    [1, 'elke dag'],
    [7, 'elke week'],
    [10, 'elke 10 dagen'],
    [14, 'elke 2 weken'],
    [17, 'elke 17 dagen'],
    [20, 'elke 3 weken'],
    [54, 'elke 8 weken'],
    [61, 'elke 2 maanden'],
  ])('show %i days as %s', (days, text) => {
    expect(words.every(days)).toBe(`meestal ${text}`);
  });
});

describe('due products', () => {
  it('show how often, how much and when; those due now and in stock are ticked', () => {
    open();
    expect(row('Zeep').textContent).toContain('nu nodig');
    expect(row('Zeep').textContent).toContain('Meestal elke 3 weken, 2 dozen; sinds 2 dagen op');
    expect(row('Jumborol').textContent).toContain('Meestal elke 3 weken, 3 dozen; over 4 dagen op');
    expect(row('Doek').textContent).toContain('Nu niet op voorraad');
    expect([tick('Zeep').checked, tick('Jumborol').checked, tick('Doek').disabled]).toEqual([
      true,
      false,
      true,
    ]);
    expect(spaced(row('Zeep').textContent)).toContain('€ 25,00');
    expect(screen.getByRole('button', { name: '1 regel in winkelwagen' })).toBeTruthy();
  });

  it('are five at first, and all on request; only visible ones are ordered', async () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      aDue(product(at + 1, `Artikel ${at + 1}`), { state: 'now', daysLeft: at === 0 ? -20 : 0 }),
    );
    const { user } = open({ due: many });
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(row('Artikel 1').textContent).toContain('naar verwachting al op');
    expect(screen.getByRole('button', { name: '5 regels in winkelwagen' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nog 2 artikelen tonen' }));
    expect(screen.getAllByRole('row')).toHaveLength(8);
    expect(screen.getByRole('button', { name: '7 regels in winkelwagen' })).toBeTruthy();
  });

  it('show both units of an article that is in the cart in two', () => {
    const { store } = open();
    const items = [
      wireItem({ product_id: 1, key: '1', quantity_on_cart: 2 }),
      wireItem({
        product_id: 1,
        key: '1.u12',
        hash: 'u12',
        quantity_on_cart: 7,
        unit_on_cart: 12,
        units: [wireUnit(), wireUnit({ pu_id: 12, unit_name: 'rol', unit_content: 1 })],
      }),
    ];
    act(() => void store.dispatch(cartStored(camelize(wireCart({ items })))));
    expect(row('Zeep').textContent).toContain('Ligt al in uw winkelwagen: 2 dozen + 7 rollen');
    expect(tick('Zeep').disabled).toBe(true);
    expect(tick('Jumborol').disabled).toBe(false);
  });

  it('go to the cart in one call; a refused one remains with the reason and a fix', async () => {
    const calls = api.answers('quickorder/set_lines_to_cart', (_, call) => ({
      cart: wireCart({
        version: call + 1,
        items: [wireItem({ product_id: 1, key: '1', quantity_on_cart: 2 })],
      }),
      added: call === 1 ? [1] : [2],
      skipped: 0,
      refused:
        call === 1
          ? [
              {
                product_id: 2,
                product_name: 'Jumborol',
                reason: 'insufficient_stock',
                quantity: 3,
                unit_id: 11,
                fixes: [1],
              },
            ]
          : [],
    }));
    const { user } = open();
    await user.click(tick('Jumborol'));
    await user.click(screen.getByRole('button', { name: '2 regels in winkelwagen' }));
    expect(await screen.findByText(/1 regel in uw winkelwagen\. 1 regel niet/)).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      lines: [
        { productID: 1, unitID: 11, quantity: 2 },
        { productID: 2, unitID: 11, quantity: 3 },
      ],
    });
    expect(row('Zeep').textContent).toContain('Ligt al in uw winkelwagen: 2 dozen');
    expect(tick('Zeep').disabled).toBe(true);
    await user.click(within(row('Jumborol')).getByRole('button', { name: 'Bestel 1 doos' }));
    await waitFor(() =>
      expect(calls[1]?.body).toEqual({ lines: [{ productID: 2, unitID: 11, quantity: 1 }] }),
    );
    await waitFor(() => expect(row('Jumborol').textContent).not.toContain('op voorraad.'));
  });

  it('can be muted for a while, and restored by undo', async () => {
    const calls = api.answers('service/set_purchase_rhythm_snooze', () => ({}));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Zeep niet meer tonen' }));
    expect(await screen.findByText('Zeep laten wij niet meer zien.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zeep' })).toBeNull();
    expect(screen.getByText('1 artikel verborgen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByRole('link', { name: 'Zeep' })).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([
      { productID: 1, snooze: 'always' },
      { productID: 1, snooze: 'off' },
    ]);
  });

  it('are unchanged when the server refuses', async () => {
    api.answers('service/set_purchase_rhythm_snooze', () => refused('unavailable'));
    const { user, store } = open();
    await user.click(screen.getByRole('button', { name: 'Zeep: over een week opnieuw laten zien' }));
    await waitFor(() => expect(store.getState().app.toasts).toMatchObject([{ kind: 'failed' }]));
    expect(screen.getByRole('link', { name: 'Zeep' })).toBeTruthy();
  });

  it('list discontinued ones with the house brand’s alternative, and muted ones with a way to restore them', () => {
    const rhythm = { intervalDays: 21, lastOrdered: '2026-11-01', dueOn: '2026-11-22', daysLeft: 0 };
    open({
      gone: [
        {
          productId: 8,
          productName: 'Oude zeep',
          productExtCode: 'X',
          ...rhythm,
          replacement: product(9, 'Huiszeep'),
        },
      ],
      snoozed: [{ productId: 7, productName: 'Mop', until: '2026-12-01' }],
    });
    expect(screen.getByRole('link', { name: 'Huiszeep' })).toBeTruthy();
    expect(screen.getByText(/Oude zeep \(meestal elke 3 weken\)/)).toBeTruthy();
    expect(screen.getByText('(tot 01-12-2026)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mop weer tonen' })).toBeTruthy();
  });

  it('show what will be listed there, and what comes first', () => {
    open({ known: 0, due: [] });
    expect(screen.getByText(/op drie verschillende dagen besteld/)).toBeTruthy();
    open({ due: [], next: { productName: 'Mop', dueOn: '2026-12-01', daysLeft: 9 } });
    expect(screen.getByText(/Als eerste is Mop aan de beurt, over 9 dagen\./)).toBeTruthy();
  });
});

describe('hints in the cart', () => {
  const wireDue = (id: number, name: string, daysLeft: number) => ({
    product: pricedProduct({ product_id: id, product_name: name }),
    unit_id: 11,
    quantity: 2,
    interval_days: 21,
    last_ordered: '2026-11-05',
    due_on: '2026-11-26',
    days_left: daysLeft,
    state: 'soon',
    total: { excl: 25, incl: 30.25 },
  });
  const cart = () => wireCart({ totals: wireTotals({ free_shipping_missing: 12.4 }) });

  it('name due products and the saving, and add them in one call', async () => {
    api.answers('shopcart/get_cart', cart);
    api.answers('shopcart/get_cart_hints', () => ({
      version: 1,
      shipping: { missing: 12.4, saves: { excl: 6.95, incl: 8.41 }, lines: [wireDue(5, 'Mop', 5)] },
      tiers: [
        {
          product_id: 1,
          product_name: 'Jumborol wit',
          unit_id: 11,
          unit_name: 'doos',
          extra: 1,
          quantity: 3,
          price: 9,
          vat: 21,
          saves: { excl: 3, incl: 3.63 },
          enough_until: '2027-01-07',
        },
      ],
    }));
    const calls = api.answers('quickorder/set_lines_to_cart', () => ({
      cart: wireCart({ version: 9 }),
      added: [5],
      skipped: 0,
      refused: [],
    }));
    const { container, user } = renderWithStore(<CartContents view="excl" audience="customer" />);
    await screen.findByRole('heading', { name: 'Tijd om te bestellen' });
    const text = spaced(container.textContent);
    expect(text).toContain(
      'Nog € 12,40 tot gratis verzending: dit hebt u over 5 dagen toch nodig. U bespaart € 6,95 verzendkosten.',
    );
    expect(text).toContain(
      'Nog 1 doos Jumborol wit erbij: dan betaalt u € 9,00 per doos. U bespaart € 3,00 en u hebt genoeg tot 7 januari 2027.',
    );
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    expect(await screen.findByText('1 regel in uw winkelwagen.')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ lines: [{ productID: 5, unitID: 11, quantity: 2 }] });
  });

  it('leave the cart alone when there are none, or when they can’t be loaded', async () => {
    api.answers('shopcart/get_cart', cart);
    api.answers('shopcart/get_cart_hints', () => refused('unavailable'));
    renderWithStore(<CartContents view="excl" audience="customer" />);
    expect(await screen.findByRole('heading', { name: 'Jumborol wit' })).toBeTruthy();
    expect(screen.queryByText('Tijd om te bestellen')).toBeNull();
  });
});
