import { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Site } from '../../src/db/schema/index.ts';
import { deliver } from '../order-documents/deliver.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { newKey } from '../shelf-labels/scan-support.ts';
import { type CustomerFields, makeAdmin, makeProduct, makeSession, type TestApp } from '../support/index.ts';
import { makeAsker } from '../tasks/make-task.ts';

const { serviceDesk: desk } = endpoints;
type Settle = z.input<typeof desk.settle.request>;

/** A customer whose order of ten cartons of towels and six rolls is delivered, and a manager of the shop. */
export async function makeShortage(test: TestApp, site: Site, fields: CustomerFields = {}) {
  const buyer = await makeBuyer(test, site, fields);
  const towels = await makeProduct(test, site, {
    name: 'Handdoeken',
    priceCents: 2_000,
    vat: 21,
    stock: 100,
  });
  const rolls = await makeProduct(test, site, { name: 'Keukenrol', priceCents: 1_000, vat: 9, stock: 100 });
  const order = async (quantity = 10) => {
    await buyer.add({ id: towels.id, quantity });
    await buyer.add({ id: rolls.id, quantity: 6 });
    const { order_id: id, order_number: number } = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
    return { id, number };
  };
  const sent = await order();
  const documents = await deliver(test, site, sent.number);
  const asker = await makeAsker(test, site, buyer.customer);
  const report = async (line = 0, quantity = 2) => {
    const about = [
      { kind: 'delivery_line' as const, orderID: sent.id, line, problem: 'missing' as const, quantity },
    ];
    const task = await asker.ask({ title: 'Tekort', desc: 'Twee te weinig.', kind: 'shortage', about });
    return { taskID: task.task_id, aboutID: task.about[0]?.about_id ?? 0 };
  };
  const admin = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
  const request = (fields: Partial<Settle> & Pick<Settle, 'taskID' | 'lines'>): Settle => ({
    by: 'credit',
    requestKey: newKey(),
    ...fields,
  });
  return {
    ...{ buyer, asker, admin, towels, rolls, order: sent, documents, report, orderMore: order },
    settle: (fields: Parameters<typeof request>[0]) => test.call(desk.settle, request(fields), admin),
    settled: (fields: Parameters<typeof request>[0]) => test.data(desk.settle, request(fields), admin),
    settleable: (taskID: number) => test.data(desk.settleable, { taskID }, admin),
  };
}
export type Shortage = Awaited<ReturnType<typeof makeShortage>>;
