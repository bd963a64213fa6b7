import 'server-only';
import type { TaskKind } from '@toonbank/contract';
import { MAX_TASK_ABOUT, taskKinds } from '@toonbank/contract/tasks/kinds';
import type { ApiClient } from '@/api/client';
import { hasCode } from '@/api/error';
import { getOrder } from '@/api/orders';
import { getProduct } from '@/api/products';
import type { Order } from '@/api/types';
import { labelName } from '@/components/shelf-labels/labels/label-name';
import type { AskedItem } from '@/components/task-form/asked-item';
import { deliveredLines } from '@/components/task-form/delivered-line';
import { listIdOf } from '@/lib/urls/order-list-urls';
import {
  ABOUT_PARAM,
  type AskedAbout,
  type AskedCodes,
  type AskedKind,
  KIND_PARAM,
  readAbout,
  readAskedCodes,
} from '@/lib/urls/task-urls';
import type { SearchParams } from '../query';
import { type SessionResult, withSession } from '../session-result';

type Found = Omit<AskedItem, 'kind'> | null;
type Find = (client: ApiClient, of: string) => Promise<Found>;

const byId = (find: (client: ApiClient, id: number) => Promise<Found>): Find => {
  return async (client, of) => {
    const id = listIdOf(of);
    return id === null ? null : find(client, id);
  };
};

/** The lines that one question can name. */
const linesOf = (order: Order | null | undefined) =>
  deliveredLines((order?.rows ?? []).slice(0, MAX_TASK_ABOUT));

/** Loads the subject per kind, from the data of the customer. */
const finders: Readonly<Record<AskedKind, Find>> = {
  async order(client, of) {
    const order = await getOrder(client, of);
    if (!order) return null;
    const { orderId: orderID, orderNumber: name } = order;
    return { name, request: { kind: 'order', orderID }, lines: linesOf(order) };
  },
  async delivery_note(client, of) {
    const order = await getOrder(client, of);
    if (!order?.deliveryNote) return null;
    const { orderId: orderID, deliveryNote } = order;
    return {
      name: deliveryNote.number,
      request: { kind: 'delivery_note', orderID },
      lines: linesOf(order),
    };
  },
  async invoice(client, of) {
    const { invoices } = await client.call('service.invoices', { search: of });
    const invoice = invoices.find(({ invoiceNumber }) => invoiceNumber === of);
    if (!invoice) return null;
    const { invoiceId: invoiceID, orderNumber } = invoice;
    return {
      name: of,
      request: { kind: 'invoice', invoiceID },
      lines: linesOf(await getOrder(client, orderNumber)),
    };
  },
  product: byId(async (client, id) => {
    const product = await getProduct(client, id);
    return product && { name: product.productName, request: { kind: 'product', productID: id } };
  }),
  label: byId(async ({ call }, id) => {
    const label = (await call('shelfLabels.all', {})).find(({ labelId }) => labelId === id);
    return label ? { name: labelName(label), request: { kind: 'label', labelID: id } } : null;
  }),
  recurring: byId(async ({ call }, id) => {
    const { name } = await call('recurringOrders.get', { recurringID: id });
    return { name, request: { kind: 'recurring', recurringID: id } };
  }),
};

type Query = Awaited<SearchParams>;
const first = (value: Query[string]) => [value].flat()[0] ?? '';

interface Asked {
  kind: TaskKind | undefined;
  about: AskedAbout | null;
  codes: AskedCodes | null;
}

/** The kind of question and its subject, from the address. */
export const readAsked = (query: Query): Asked => ({
  kind: taskKinds.find((kind) => kind === first(query[KIND_PARAM])),
  about: readAbout(first(query[ABOUT_PARAM])),
  codes: readAskedCodes(query),
});

/** The subject of a question; null when it is absent or belongs to another customer. */
export async function findAsked(
  site: string,
  about: AskedAbout | null,
): Promise<SessionResult<AskedItem | null>> {
  if (!about) return { state: 'ok', value: null };
  return withSession(site, async (client) => {
    try {
      const found = await finders[about.kind](client, about.of);
      return found && { kind: about.kind, ...found };
    } catch (error) {
      if (hasCode(error, 'not_found', 'invalid_request')) return null;
      throw error;
    }
  });
}
