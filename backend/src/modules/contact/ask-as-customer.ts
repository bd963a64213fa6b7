import type { ContactTopic, messageForm, TaskKind } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customerUsers, orders } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import type { Call } from '../../http/implement.ts';
import type { ViewerCustomer } from '../../http/viewer.ts';
import { createTask } from '../tasks/create-task.ts';
import { topicTitles } from './mails.ts';

type Message = z.output<typeof messageForm>;

const kinds: Record<ContactTopic, TaskKind> = {
  general: 'question',
  ordering: 'ordering',
  delivery: 'delivery',
  help: 'help',
  sourcing: 'sourcing',
};

/** The customer's order with the typed number; undefined when there is none. */
async function orderIdOf(tx: Tx, customerId: number, typed: string): Promise<number | undefined> {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.customerId, customerId)));
  return order?.id;
}

/** The typed contact data that differ from the user's account, one line each. */
async function newFacts(tx: Tx, customer: ViewerCustomer, message: Message): Promise<string[]> {
  const [user] = await tx
    .select({ email: customerUsers.email, phone: customerUsers.phone })
    .from(customerUsers)
    .where(eq(customerUsers.id, customer.userId));
  const facts: [string, string, string | undefined][] = [
    ['Naam', message.name, customer.userName],
    ['Bedrijf', message.company, customer.company],
    ['E-mail', message.email, user?.email],
    ['Telefoon', message.phone, user?.phone],
  ];
  return facts
    .filter(([, typed, known]) => typed !== '' && typed.toLowerCase() !== known?.trim().toLowerCase())
    .map(([label, typed]) => `${label}: ${typed}`);
}

/** Turns a customer's message into a task that contains all typed fields. @returns the task's id */
export const askAsCustomer = (
  { database, viewer: { site } }: Call,
  customer: ViewerCustomer,
  message: Message,
  topic: ContactTopic,
): Promise<number> =>
  database.inSite(site.id, async (tx) => {
    const orderID = await orderIdOf(tx, customer.customerId, message.orderNumber);
    const facts = await newFacts(tx, customer, message);
    if (orderID === undefined && message.orderNumber !== '')
      facts.unshift(`Bestelnummer: ${message.orderNumber}`);
    const task = await createTask(tx, site, customer, {
      kind: kinds[topic],
      title: message.subject || topicTitles[topic],
      desc: [message.content, ...(facts.length > 0 ? ['', ...facts] : [])].join('\n'),
      about: orderID === undefined ? [] : [{ kind: 'order', orderID }],
    });
    return task.id;
  });
