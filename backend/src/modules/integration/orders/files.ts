import { csvOptions } from '@toonbank/contract/csv';
import type { WireIntegrationOrder } from '@toonbank/contract/integration/orders';
import { stringify } from 'csv-stringify/sync';
import { escapeXml } from '../../../lib/escape-xml.ts';

type Line = WireIntegrationOrder['lines'][number];

const orderColumns = {
  bestelling: (order) => order.number,
  geplaatst: (order) => order.placed_at,
  status: (order) => order.status,
  referentie: (order) => order.reference,
  opmerking: (order) => order.comment,
  klantnummer: (order) => order.customer.number,
  klant: (order) => order.customer.company,
  contact: ({ customer: { contact } }) => `${contact.first_name} ${contact.last_name}`.trim(),
  email: (order) => order.customer.contact.email,
  telefoon: (order) => order.customer.contact.phone,
  afhalen: (order) => (order.pickup ? 'ja' : 'nee'),
  straat: (order) => order.delivery_address?.street ?? '',
  huisnummer: (order) => order.delivery_address?.house_number ?? '',
  postcode: (order) => order.delivery_address?.postcode ?? '',
  plaats: (order) => order.delivery_address?.city ?? '',
  land: (order) => order.delivery_address?.country ?? '',
  leverdag: (order) => order.delivery_date ?? order.expected_date ?? '',
  betaalwijze: (order) => order.payment.method,
  betaling: (order) => order.payment.state,
  eerst_betalen: (order) => (order.payment.must_be_paid_first ? 'ja' : 'nee'),
  verzendkosten_cent: (order) => order.shipping_cents,
  korting_cent: (order) => order.discount_cents,
  totaal_cent: (order) => order.total_cents,
  btw_cent: (order) => order.vat_cents,
  totaal_incl_cent: (order) => order.total_incl_cents,
} satisfies Record<string, (order: WireIntegrationOrder) => string | number>;

const lineColumns = {
  regel: (line) => line.line,
  artikelnummer: (line) => line.article_number,
  ean: (line) => line.ean,
  omschrijving: (line) => line.name,
  eenheid: (line) => line.unit,
  inhoud: (line) => line.unit_content,
  aantal: (line) => line.quantity,
  prijs_cent: (line) => line.price_cents,
  regel_cent: (line) => line.total_cents,
  btw_procent: (line) => line.vat_rate,
  notitie: (line) => line.comment,
} satisfies Record<string, (line: Line) => string | number>;

/** A line per order line, each with the facts of its order. Amounts are whole cents. */
export function ordersCsv(orders: readonly WireIntegrationOrder[]): Buffer {
  const head = [...Object.keys(orderColumns), ...Object.keys(lineColumns)];
  const rows = orders.flatMap((order) => {
    const facts = Object.values(orderColumns).map((cell) => cell(order));
    return order.lines.map((line) => [...facts, ...Object.values(lineColumns).map((cell) => cell(line))]);
  });
  return Buffer.from(stringify([head, ...rows], csvOptions));
}

const elements = (cells: readonly (readonly [string, string | number])[], indent: string) =>
  cells.map(([name, value]) => `${indent}<${name}>${escapeXml(value)}</${name}>\n`).join('');

function xmlOf(order: WireIntegrationOrder): string {
  const facts = Object.entries(orderColumns).map(([name, cell]) => [name, cell(order)] as const);
  const lines = order.lines.map((line) => {
    const cells = Object.entries(lineColumns).map(([name, cell]) => [name, cell(line)] as const);
    return `    <regel>\n${elements(cells, '      ')}    </regel>\n`;
  });
  return `  <bestelling>\n${elements(facts, '    ')}${lines.join('')}  </bestelling>\n`;
}

/** The same as XML: an element per order, with one per line in it. */
export const ordersXml = (orders: readonly WireIntegrationOrder[], cursor: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<bestellingen cursor="${escapeXml(cursor)}">\n${orders.map(xmlOf).join('')}</bestellingen>\n`,
  );
