import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import { type orders as endpoints, MAX_FILE_ORDERS, MAX_ORDERS } from '@toonbank/contract/integration/orders';
import type { z } from 'zod';
import { orNotFound } from '../../../http/errors.ts';
import { type IntegrationCall, implementCall } from '../call/implement.ts';
import { ordersCsv, ordersXml } from './files.ts';
import { loadOrder, loadOrders } from './load-orders.ts';

const { orders } = integrationEndpoints;

function load(
  { tx, key }: IntegrationCall,
  { na = 0, aantal, ontvangen }: z.output<typeof endpoints.list.request>,
  limit: number,
) {
  const acknowledged = ontvangen && ontvangen === 'ja';
  return loadOrders(tx, key.keyId, { after: na, limit: aantal ?? limit, acknowledged });
}

/** Orders, read by an ERP. */
export const orderReads = [
  implementCall(orders.list, async (call, input) => {
    const data = await load(call, input, MAX_ORDERS);
    return { data, lines: data.orders.length };
  }),
  implementCall(orders.get, async ({ tx, key }, { number }) => ({
    data: orNotFound(await loadOrder(tx, key.keyId, number)),
    lines: 1,
  })),
  implementCall(orders.csv, async (call, input) => {
    const found = await load(call, input, MAX_FILE_ORDERS);
    const fileName = `bestellingen-${call.site.id}.csv`;
    const file = { fileName, contentType: 'text/csv; charset=utf-8', bytes: ordersCsv(found.orders) };
    return { file, lines: found.orders.length };
  }),
  implementCall(orders.xml, async (call, input) => {
    const found = await load(call, input, MAX_FILE_ORDERS);
    const fileName = `bestellingen-${call.site.id}.xml`;
    const bytes = ordersXml(found.orders, found.cursor);
    return { file: { fileName, contentType: 'application/xml', bytes }, lines: found.orders.length };
  }),
];
