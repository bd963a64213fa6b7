import type { WireCart, WireProductDoc, WireSession } from '@toonbank/contract';

/** Builders of API answers; a test gives only the values that matter to it. */

export function wireUnit(
  own: Partial<WireProductDoc['units'][number]> = {},
): WireProductDoc['units'][number] {
  return {
    pu_id: 11,
    unit_desc: 'doos à 6 rollen',
    unit_name: 'doos',
    unit_content: 6,
    pu_is_default: true,
    ean: '8700000000017',
    ...own,
  };
}

export function wireProduct(own: Partial<WireProductDoc> = {}): WireProductDoc {
  return {
    product_id: 1,
    product_name: 'Jumborol wit',
    slug: 'jumborol-wit',
    product_ext_code: 'TP-1',
    product_country_s: 'Nederland',
    brand: 'Helderwit',
    category: 'Jumborollen',
    group_ids: [1],
    image: '/media/demo/packshots/1.svg',
    base_unit: 'rol',
    product_unit_content: 6,
    step: 1,
    stock: 600,
    delivery_days: 1,
    vat: 21,
    is_sale: false,
    house_brand: false,
    units: [wireUnit()],
    ...own,
  };
}

export function wireItem(own: Partial<WireCart['items'][number]> = {}): WireCart['items'][number] {
  return {
    key: '1',
    product_id: 1,
    hash: '',
    product_name: 'Jumborol wit',
    product_ext_code: 'TP-1',
    slug: 'jumborol-wit',
    image: '/media/demo/packshots/1.svg',
    quantity_on_cart: 2,
    unit_on_cart: 11,
    comment: '',
    selected_options: [],
    units: [wireUnit()],
    default_unit: 11,
    product_unit: 'doos à 6 rollen',
    step: 1,
    stock: 600,
    available: true,
    vat: 21,
    calcprice: 12.5,
    total: 25,
    total_incl: 30.25,
    ...own,
  };
}

export function wireTotals(
  own: Partial<NonNullable<WireCart['totals']>> = {},
): NonNullable<WireCart['totals']> {
  return {
    goods: 25,
    goods_incl: 30.25,
    discount: 0,
    shipping: 6.95,
    shipping_incl: 8.41,
    vat: [{ rate: 21, base: 31.95, amount: 6.71 }],
    total: 31.95,
    total_incl: 38.66,
    free_shipping_from: 100,
    free_shipping_missing: 75,
    ...own,
  };
}

export function wireCart(own: Partial<WireCart> = {}): WireCart {
  return {
    items: [wireItem()],
    count: 2,
    totals: wireTotals(),
    coupon: '',
    order_ref: '',
    order_comment: '',
    delivery_date: null,
    expected_date: null,
    delivery_time: '',
    pickup: false,
    version: 1,
    ...own,
  };
}

export function wireSession(own: Partial<WireSession> = {}): WireSession {
  return {
    result: true,
    sid: '',
    token: '',
    authenticated: true,
    user_name: 'Wout Proefhuis',
    client_name: 'Kindcentrum Het Krijtje',
    simulated: false,
    vestiging_details: {
      name: 'Toonbank',
      street: 'Proefbaan 1',
      postcode: '9990 AA',
      city: 'Toonwijk',
      country: 'NL',
      phone: '020 555 01 10',
      email: 'info@demo.test',
      html_title: '',
      html_description: '',
      html_keywords: '',
    },
    ...own,
  };
}
