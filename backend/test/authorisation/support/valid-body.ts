import { randomUUID } from 'node:crypto';
import { type Endpoint, type EndpointName, endpointTable } from '@toonbank/contract';
import { scheduleTerms } from '../../imports/schedules/terms.ts';
import { dot } from '../../media/images.ts';
import { dutch, plainMonday } from '../../recurring-orders/make-recurring.ts';
import { newKey } from '../../shelf-labels/scan-support.ts';
import { testPassword } from '../../support/index.ts';
import { webhookTerms } from '../../webhooks/make-webhook.ts';
import { formsOf, type Ids, type JsonSchema, kindOf } from './id-fields.ts';

export type Body = Record<string, unknown>;

/** Those of the coupon of `makeGoods`. */
const couponTerms = {
  ...{ kind: 'percentage', value: 1, minimum: 0, validFrom: null, validUntil: null },
  ...{ maxUses: null, maxUsesPerCustomer: null, groupIDs: [] as number[] },
};
/** Those of a site without its own. */
const deliveryRules = {
  ...{ cutOff: '16:00', weekdays: [1, 2, 3, 4, 5], timeWindows: ['08:00-12:00', '12:00-17:00'] },
  ...{ pickupWindows: Array.from({ length: 7 }, () => []), closedDays: [] },
};
/** As the agreement of each owner is made. */
const agreed = { price: 5, validFrom: '2020-01-01', validUntil: '2099-12-31' };
const banner = { text: '', link: '', from: '', until: '', isOn: true };
const contact = {
  ...{
    phone: '020-5550100',
    email: 'info@proef.test',
    street: 'Kade 3',
    postcode: '1234 AB',
    city: 'Proefdam',
  },
  openingHours: null,
};
/** Those of `deskGroup` of `makeGoods`, but for its parent. */
const groupDetails = { name: 'Proef', column: 1, hidden: false };
const emptyPdf = Buffer.from('%PDF-1.4\ntrailer <<>>\n%%EOF\n').toString('base64');
const productDetails = { name: 'Proef', description: '', location: '', active: true };

/** Columns of an import of prices. */
const ofPrices = [
  { column: 0, field: 'article_number', format: 'code' },
  { column: 1, field: 'price', format: 'decimal_comma' },
];

/**
 * Requirements that the schema does not express: values that fit together, and optional fields that are
 * needed.
 */
const given: Partial<Record<EndpointName, (ids: Ids, username: string) => Body[]>> = {
  'auth.login': (_, username) => [{ username, password: testPassword }],
  'auth.changePasswordAfterRecovery': () => [{ password: 'een lantaarn in de mist' }],
  'admins.add': () => [{ name: 'Bo', email: 'bo@proef.test', username: '', role: 'editor' }],
  'admins.acceptInvitation': () => [{ password: 'een lantaarn in de mist' }],
  'products.list': ({ product }) => [{}, { target: 'relatedProducts', productID: product }],
  'cart.update': ({ option }) => [
    { quantity: 2, options: [] },
    { quantity: 2, options: [{ id: option, quantity: 1 }] },
  ],
  'cart.setPacking': ({ unit }) => [{ units: [{ unit, quantity: 1 }] }],
  'cart.setCoupon': () => [{ coupon: '' }],
  'cart.setDeliveryDate': () => [{ oldDate: '', newDate: '' }],
  'cart.setDeliveryTime': () => [{ time: '' }],
  'cart.setPickup': () => [{ pickup: false }],
  'service.setAccountDetails': ({ address }) => [
    {
      saveAddress: true,
      fields: {
        addressID: address,
        label: 'Magazijn',
        street: 'Kade',
        houseNumber: '3',
        postcode: '1234 AB',
        city: 'Proefdam',
        country: 'NL',
      },
    },
  ],
  'service.newCustomer': () => [
    {
      company: 'Proef B.V.',
      kvk: '12345678',
      firstName: 'Sanne',
      lastName: 'de Wit',
      email: 'sanne@proef.test',
      phone: '020-5550100',
      street: 'Kade',
      houseNumber: '3',
      postcode: '1234 AB',
      city: 'Proefdam',
      country: 'NL',
    },
  ],
  'auth.guest': () => [
    {
      firstName: 'Sanne',
      lastName: 'de Wit',
      email: 'sanne@proef.test',
      street: 'Kade',
      houseNumber: '3',
      postcode: '1234 AB',
      city: 'Proefdam',
      country: 'NL',
    },
  ],
  'auth.openGuestOrder': () => [{ token: `1042.1800000000.${'A'.repeat(43)}` }],
  'service.sendContactForm': () => [
    { to: 'contact', subject: 'Vraag', name: 'Sanne', email: 'sanne@proef.test', content: 'Hallo' },
  ],
  'service.subscribe': () => [{ email: 'sanne@proef.test' }],
  'service.withdraw': () => [{ name: 'Sanne', email: 'sanne@proef.test', orderNumber: '1042' }],
  'orderLists.add': ({ product, unit }) => [
    { name: `Lijst ${newKey()}`, items: [{ productID: product, unitID: unit }] },
  ],
  'orderLists.rename': () => [{ listName: `Lijst ${newKey()}` }],
  'orderLists.toCart': ({ product, unit }) => [
    { productIDs: [product], amounts: [{ productID: product, unitID: unit, quantity: 1 }] },
  ],
  'shelfLabels.make': () => [{ covers: 'line' }],
  'editing.saveDraft': () => [{ revision: 0 }],
  'recurringOrders.save': () => [
    { startDate: dutch(plainMonday()), paymentSource: 'ECBASE', period: 'week', mode: 'placed' },
  ],
  'recurringOrders.skip': () => [{ date: plainMonday() }],
  'recurringOrders.pause': () => [{ until: '' }],
  // A photo is sent once, so that the bodies have none of their own.
  'tasks.createService': ({ order, invoice, product, label, recurring, partner }) =>
    [
      { kind: 'order', orderID: order },
      { kind: 'order_line', orderID: order, line: 0 },
      { kind: 'delivery_note', orderID: order },
      { kind: 'delivery_line', orderID: order, line: 0 },
      { kind: 'invoice', invoiceID: invoice },
      { kind: 'invoice_line', invoiceID: invoice, line: 0 },
      { kind: 'product', productID: product },
      { kind: 'label', labelID: label },
      { kind: 'recurring', recurringID: recurring },
      { kind: 'partner', partnerID: partner },
    ].map((about) => ({ about: [about], photos: [] })),
  'tasks.save': () => [{ rows: [{ text: 'Ja, dat klopt.', photos: [] }] }],
  'tasks.answerLinked': () => [{ text: 'Nog steeds.' }],
  'tasks.uploadPhoto': () => [{ base64: dot('#99aabb') }],
  'serviceDesk.answer': () => [{ photos: [] }],
  'serviceDesk.uploadPhoto': () => [{ base64: dot('#554433') }],
  'waste.uploadPhoto': () => [{ base64: dot('#447733') }],
  'reviews.import': () => [{ file: 'id;stars;date\nproef-1;5;2026-11-01\n' }],
  'productDesk.setDetails': () => [{ seen: productDetails, details: { ...productDetails, location: 'A-1' } }],
  'productDesk.setStock': () => [{ seen: 1, stock: 1 }],
  'productDesk.addUnit': () => [{ unit: { name: newKey().slice(0, 20), content: 2, ean: '' } }],
  'productDesk.changeUnit': () => [
    {
      seen: { name: 'stuk', content: 1, ean: '' },
      unit: { name: 'stuk', content: 1, ean: '' },
      usual: true,
    },
  ],
  'shopSettings.setBanner': () => [{ seen: banner, banner: { ...banner, text: 'Dicht' } }],
  'shopSettings.setContact': () => [{ seen: contact, contact }],
  'shopSettings.setDelivery': () => [{ seen: deliveryRules, rules: deliveryRules }],
  'productDesk.setSheet': () => [{ seen: null, sheet: { filename: 'blad.pdf', base64: emptyPdf } }],
  'productDesk.setRelated': () => [{ seen: [] }],
  'customerDesk.changeAgreement': () => [{ seen: agreed, terms: agreed }],
  'customerDesk.removeAgreement': () => [{ seen: agreed }],
  'productDesk.setPrice': () => [{ seen: 1, price: 1 }],
  'couponDesk.add': () => [{ code: newKey().slice(0, 20), terms: couponTerms }],
  'couponDesk.change': () => [{ seen: couponTerms, terms: couponTerms }],
  'groupDesk.add': () => [{ group: { ...groupDetails, parentID: null } }],
  'groupDesk.change': ({ group }) => [
    { seen: { ...groupDetails, parentID: group }, group: { ...groupDetails, parentID: group } },
  ],
  'priceDesk.add': () => [{ name: `Lijst ${newKey()}` }],
  'priceDesk.setTiers': () => [{ seen: [], tiers: [] }],
  'importSchedules.add': () => [{ terms: scheduleTerms }],
  'importSchedules.change': () => [{ seen: scheduleTerms, terms: scheduleTerms }],
  'webhooks.add': () => [{ terms: webhookTerms }],
  'webhooks.change': () => [{ seen: webhookTerms, terms: webhookTerms }],
  'orderDesk.move': () => [{ status: 1, step: 'in_progress' }],
  'orderDesk.cancel': () => [{ status: 1 }],
  'serviceDesk.settle': ({ shortageAbout }) => [
    { lines: [{ aboutID: shortageAbout, quantity: 1 }], requestKey: newKey() },
  ],
  'stockCount.update': ({ product, unit }) => [
    {
      events: [
        {
          ...{ uuid: randomUUID(), device: 'telefoon-1', productID: product, unitID: unit },
          ...{ kind: 'add', quantity: 1, countedAt: new Date().toISOString() },
        },
      ],
      finish: false,
    },
  ],
  'imports.setMapping': () => [{ sheet: 'Blad1', mapping: ofPrices }],
  'imports.paste': ({ priceList }) => [
    { kind: 'prices', columns: { mapping: ofPrices, options: { price_list_id: priceList } } },
  ],
  'integration.makeKey': () => [{ name: `Sleutel ${newKey()}` }],
  'imports.columns': () => [{ sheet: 'Blad1' }],
  'imports.apply': () => [{ revision: 0, effectiveOn: undefined }],
  'media.uploadImage': () => [{ base64: dot('#112233'), dir: '' }],
  'media.moveImages': () => [{ dir: '' }],
  'media.replace': () => [{ base64: dot('#445566') }],
  // The group's image is this one.
  'media.remove': () => [{ force: true }],
};

const texts: [RegExp, string][] = [
  [/\[0-5\]\\d-/, '08:00-12:00'],
  [/\[0-5\]\\d\$/, '16:00'],
  [/-02-29.*T\(/, '2099-01-01T08:00:00Z'],
  [/-02-29/, '2099-01-01'],
  [/\{16\}/, '0123456789abcdef'],
  [/^\^20/, '2099-01-01T08:00:00Z'],
  [/@\(\?:/, 'proef@winkel.test'],
  [/T\(\?:/, '2026-11-25T08:00:00Z'],
  [/\\d\{2\}-\\d\{2\}-\\d\{4\}/, dutch(plainMonday())],
  [/\\d\{4\}-\\d\{2\}-\\d\{2\}/, plainMonday()],
];

function textFor({ pattern }: JsonSchema): string {
  if (pattern === undefined) return 'proef';
  const known = texts.find(([form]) => form.test(pattern))?.[1];
  if (known) return known;
  const sample = ['proef', newKey()].find((text) => new RegExp(pattern).test(text));
  if (sample === undefined) throw new Error(`Teach valid-body.ts a text that fits ${pattern}.`);
  return sample;
}

/** Fields of a body: the required ones and every id, or all that the schema knows. */
export type Extent = 'needed' | 'full';

interface Place {
  name: EndpointName;
  path: string[];
  ids: Ids;
  extent: Extent;
}

function valueFor(schema: JsonSchema, at: Place): unknown {
  const kind = kindOf(at.name, at.path, schema);
  if (kind) return schema.items ? [at.ids[kind]] : at.ids[kind];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return valueFor(schema.anyOf[0] as JsonSchema, at);
  if (schema.items) return [valueFor(schema.items, at)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'object') return objectFor(schema, at);
  return textFor(schema);
}

const holdsId = (name: EndpointName, schema: JsonSchema, path: string[]): boolean => {
  const inside = schema.items?.properties ?? schema.properties;
  if (!inside) return kindOf(name, path, schema) !== undefined;
  return Object.entries(inside).some(([key, property]) => holdsId(name, property, [...path, key]));
};

function objectFor(schema: JsonSchema, at: Place): Body {
  const { name, path, extent } = at;
  if (typeof schema.additionalProperties === 'object')
    return { proef: valueFor(schema.additionalProperties, { ...at, path: [...path, 'proef'] }) };
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([key, property]) =>
      extent === 'full' || schema.required?.includes(key) || holdsId(name, property, [...path, key]),
  );
  return Object.fromEntries(
    wanted.map(([key, property]) => [key, valueFor(property, { ...at, path: [...path, key] })]),
  );
}

/** Bodies of an endpoint that pass its validation, with one owner's ids: from the contract, so a new endpoint has them. */
export function validBodies(
  name: EndpointName,
  ids: Ids,
  username: string,
  extent: Extent = 'needed',
): Body[] {
  const endpoint = endpointTable.get(name) as Endpoint;
  const forms = formsOf(endpoint).map((form) => objectFor(form, { name, path: [], ids, extent }));
  const more = given[name]?.(ids, username) ?? [{}];
  return forms.flatMap((form) => more.map((fields) => ({ ...form, ...fields })));
}

/** The same body with another id at a path, in every row of a list on the way; undefined where the body has no such field. */
export function withId(body: Body, [key = '', ...rest]: string[], value: unknown): Body | undefined {
  if (!(key in body)) return undefined;
  const there = body[key];
  if (rest.length === 0) return { ...body, [key]: Array.isArray(there) ? [value] : value };
  if (Array.isArray(there)) {
    const rows = there.map((row) => withId(row as Body, rest, value));
    return rows.length > 0 && rows.every((row) => row !== undefined) ? { ...body, [key]: rows } : undefined;
  }
  const inside = withId(there as Body, rest, value);
  return inside && { ...body, [key]: inside };
}
