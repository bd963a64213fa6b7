/**
 * SQL that gives a database of the baseline two sites, with a row in every table or by its triggers (a test says so).
 * It is never changed: what a later migration needs stands in that migration's own data.
 */
function siteRows(site: string, id: number): string[] {
  const insert = (table: string, values: Record<string, string | number>) =>
    `INSERT INTO ${table} (site_id, ${Object.keys(values).join(', ')})
      VALUES ('${site}', ${Object.values(values)
        .map((value) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : value))
        .join(', ')})`;
  const product = (number: number) => ({
    ...{ id: id + number, group_id: id, group_ids: `{${id}}`, article_number: `A${number}`, name: 'Papier' },
    ...{ slug: 'papier', brand: 'Merk', country: 'NL', category: 'Papier', family: 'papier', vat: 21 },
    ...{
      kleur: 'wit',
      inhoud: '1 liter',
      base_unit: 'rol',
      stock: 9,
      delivery_days: 1,
      description: 'Zacht',
    },
    ...{ image: '/media/papier.svg', popularity: 3 },
  });
  const unit = (number: number) => ({
    ...{ id: id + number, product_id: id + number, name: 'rol', description: 'rol', content: 1 },
    ...{ is_default: 'true', ean: '8710000000001', price_cents: 100, position: 1 },
  });
  const person = { first_name: 'Anna', last_name: 'Bos', email: `anna@${site}.example`, phone: '0612345678' };
  const place = { street: 'Kade', house_number: '1', postcode: '1011AB', city: 'Amsterdam', country: 'NL' };
  const amounts = { goods_cents: 200, discount_cents: 0, shipping_cents: 0, vat_cents: 42, total_cents: 200 };
  const later = '2030-01-01T10:00:00Z';
  return [
    `INSERT INTO sites (id, name, token, admin_code, prices, countries, branch, hosts)
      VALUES ('${site}', '${site}', 't-${site}', 'a-${site}', 'customers', '{NL,BE}', '{"city": "Delft"}', '{${site}.example}')`,
    insert('product_groups', { id, label: 'Papier', permalink: 'papier', path: 'papier', sort_order: 1 }),
    insert('products', product(0)),
    insert('products', product(1)),
    insert('product_units', unit(0)),
    insert('product_units', unit(1)),
    insert('product_options', { product_id: id, index: 1, label: 'Houder', option_product_id: id + 1 }),
    insert('product_targets', { target: 'TopAanbieding', product_id: id, position: 1 }),
    insert('product_links', { product_id: id, target: 'productLinked', linked_id: id + 1, position: 1 }),
    insert('media', { path: 'merken/a.svg', content_type: 'image/svg+xml', bytes: '\\x3c73' }),
    insert('price_lists', { id, code: 'vast', name: 'Vaste klanten' }),
    insert('price_tiers', { price_list_id: id, unit_id: id, q: 1, price_cents: 95 }),
    insert('customers', { id, number: 'K1', company: 'Afnemer', kind: 'business', price_list_id: id }),
    insert('customer_users', { id, customer_id: id, username: `u@${site}`, password_hash: 'h', ...person }),
    insert('addresses', { id, customer_id: id, label: 'Magazijn', ...place, is_default: 'true' }),
    insert('price_agreements', {
      ...{ id, customer_id: id, unit_id: id, price_cents: 90 },
      ...{ valid_from: '2026-01-01', valid_until: '2027-01-01' },
    }),
    insert('applications', { id, kind: 'business', company: 'Nieuw', ...person, ...place }),
    insert('contact_messages', {
      ...{ id, user_id: id, topic: 'service', department: 'verkoop', subject: 'Vraag', name: 'Anna' },
      ...{ email: person.email, content: 'Wanneer?' },
    }),
    insert('admin_users', { id, username: 'beheer', password_hash: 'h', name: 'Beheer' }),
    insert('sessions', { sid_hash: `s-${site}`, kind: 'customer', user_id: id, expires_at: later }),
    insert('login_attempts', { key: 'name:1', failures: 2, window_start: later }),
    insert('recovery_codes', { code_hash: `c-${site}`, user_id: id, expires_at: later }),
    insert('used_links', { link_hash: `l-${site}`, expires_at: later }),
    insert('simulation_log', {
      id,
      customer_id: id,
      user_id: id,
      sid_hash: 's',
      operator: 'O',
      event: 'started',
    }),
    insert('carts', { id, user_id: id, order_ref: 'R1', version: 4 }),
    insert('cart_lines', { id, cart_id: id, product_id: id, unit_id: id, quantity: 3, comment: 'Boven' }),
    insert('coupons', { id, code: 'VIJF', kind: 'percentage', value: 5 }),
    insert('delivery_rules', { cut_off: '15:00' }),
    insert('order_counters', { last_number: 1 }),
    insert('orders', {
      ...{ id, number: 1, customer_id: id, user_id: id, payment_source: 'invoice', ...amounts },
      ...{ total_incl_cents: 242, placed_at: '2026-03-02T09:00:00Z' },
    }),
    insert('order_rows', {
      ...{ id, order_id: id, product_id: id, unit_id: id, name: 'Papier', article_number: 'A0' },
      ...{ unit_description: 'rol', unit_content: 1, quantity: 2, price_cents: 100, total_cents: 200 },
      ...{ vat: 21, position: 1 },
    }),
    insert('order_status_changes', { id, order_id: id, status: 1, moved_by: 'customer' }),
    insert('coupon_uses', { order_id: id, coupon_id: id, customer_id: id }),
    insert('payments', {
      ...{ id, order_id: id, reference: `${site}_1`, provider: 'sandbox', source: 'ideal' },
      ...{ amount_cents: 242, return_url: '/', expires_at: later },
    }),
    insert('payment_notices', { payment_id: id, state: 'open', amount_cents: 242 }),
    insert('sandbox_payments', {
      ...{ reference: `${site}_1`, description: 'Order 1', method: 'ideal', amount_cents: 242 },
      ...{ return_url: '/', expires_at: later },
    }),
    insert('document_counters', { kind: 'invoice', last_number: 1 }),
    insert('delivery_notes', { order_id: id, number: 1, delivered_on: '2026-03-03', parties: '{}' }),
    insert('invoices', {
      ...{ id, number: 1, order_id: id, customer_id: id, invoice_date: '2026-03-03', due_date: '2026-03-17' },
      ...{ parties: '{}', ...amounts, total_incl_cents: 242 },
    }),
    insert('order_lists', { id, customer_id: id, name: 'Keuken' }),
    insert('order_list_items', { list_id: id, product_id: id, unit_id: id, quantity: 2, position: 1 }),
    insert('shelf_labels', { id, customer_id: id, list_id: id, product_id: id, place: 'kelder' }),
    insert('shelf_label_items', { label_id: id, product_id: id, unit_id: id, position: 1 }),
    insert('shelf_requests', {
      ...{ id, customer_id: id, label_id: id, product_id: id, unit_id: id, quantity: 4, place: 'kelder' },
      form_key: 'f1',
    }),
    insert('recurring_orders', {
      ...{ id, customer_id: id, user_id: id, name: 'Elke week', every: 1, period: 'week' },
      ...{ starts_on: '2026-01-05', mode: 'prepared', payment_source: 'invoice', address_id: id },
    }),
    insert('recurring_order_lines', {
      ...{ id, recurring_id: id, product_id: id, unit_id: id, quantity: 2, position: 1 },
    }),
    insert('recurring_runs', { id, recurring_id: id, due_on: '2026-01-12', state: 'skipped' }),
    insert('rhythm_snoozes', { customer_id: id, product_id: id, until: '2026-05-01' }),
    insert('mails', { id, kind: 'order', key: `order-${id}`, recipient: person.email, order_id: id }),
    insert('content_pages', {
      id,
      code: 'levering',
      path: 'levering',
      title: 'Levering',
      content: '<p>x</p>',
    }),
    insert('news_items', { id, slug: 'nieuw', title: 'Nieuw', published: later }),
    insert('site_reviews', { score: 8.9, max_score: 10, review_count: 12 }),
    insert('sliders', { id, code: 'home', type: 2 }),
    insert('slides', { id, slider_id: id, content: '<p>Lente</p>' }),
    insert('search_postings', { place: 0, word: 'papier', block: 0, products: `{${id}}` }),
    insert('search_vocabularies', { format: 1, words: 'papier' }),
  ];
}

export const commonData: readonly string[] = [...siteRows('noord', 100), ...siteRows('zuid', 200)];
